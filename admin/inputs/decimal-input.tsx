import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  source: string;
  label?: string;
  /** Converts the stored value for the field, and back; `null` for invalid input. */
  format: (storedValue: number) => string;
  parse: (typed: string) => number | null;
  /** Message for values that cannot be parsed. */
  otherwise: MessageKey;
  unit: string;
  validate?: Validator[];
  helperText: string | false;
}

/**
 * A number with a comma that is stored in whole hundredths. A field of the kind `number` would show `5.5`, accept no comma
 * in some browsers, and change on scrolling over it. Invalid input remains in the field until it is corrected.
 */
export function DecimalInput(props: Props) {
  const { source, format, parse, otherwise, unit, validate = [], helperText } = props;
  const words = useWords();
  const isRead = (storedValue: unknown) => (typeof storedValue === 'string' ? words(otherwise) : undefined);
  const { field, fieldState, id, isRequired } = useInput({
    source,
    defaultValue: null,
    format: (storedValue) => storedValue,
    parse: (storedValue) => storedValue,
    validate: [...validate, isRead],
  });
  const [typed, setTyped] = useState<string | null>(null);
  const error = fieldState.error?.message;
  return (
    <TextField
      id={id}
      className="ra-input"
      name={field.name}
      inputRef={field.ref}
      value={typed ?? shownText(field.value, format)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        field.onChange(value.trim() === '' ? null : (parse(value) ?? value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      label={
        <FieldTitle
          {...(props.label === undefined ? {} : { label: props.label })}
          source={source}
          isRequired={isRequired}
        />
      }
      error={fieldState.invalid}
      helperText={
        helperText !== false || fieldState.invalid ? (
          <InputHelperText {...(error === undefined ? {} : { error })} helperText={helperText} />
        ) : null
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

function shownText(storedValue: unknown, format: (storedValue: number) => string): string {
  if (typeof storedValue === 'number') return format(storedValue);
  return typeof storedValue === 'string' ? storedValue : '';
}
