import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  FIELD_TYPE,
  type Field,
  type FieldValues,
  hasChoices,
  valuesOf,
} from '../../../features/website/forms/field.ts';
import { isVisible } from '../../../features/website/forms/is-visible.ts';
import { type Localized, shown } from '../../../lib/localized.ts';
import { COLOR } from '../../ui/theme.ts';
import { useInterfaceLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

/** A preview of the form, to be tried out; nothing is stored. */
export function FormPreview() {
  const words = useWords();
  const id = useId();
  const fields = useNamedFields();
  const [values, setValues] = useState<FieldValues>({});
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ background: COLOR.paper, border: `2px solid ${COLOR.stein300}`, p: 3, mb: 2, width: '100%' }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 2 }}>
        {words('preview')}
      </Typography>
      <Stack sx={{ gap: 2, maxWidth: 560 }}>
        {fields
          .filter((field) => isVisible(field, fields, values))
          .map((field) => (
            <Preview
              key={field.slug}
              field={field}
              given={valuesOf(values, field.slug)}
              onGive={(given) => setValues({ ...values, [field.slug]: given })}
            />
          ))}
      </Stack>
    </Box>
  );
}

/** Those that are new have no name before they are saved. */
function useNamedFields(): Field[] {
  const fields: (Field | null)[] = useWatch({ name: 'fields' }) ?? [];
  return fields.flatMap((field, index) =>
    field?.label?.de
      ? [
          {
            ...field,
            slug: field.slug || `new-${index}`,
            visible: field.visible ?? true,
            choices: field.choices ?? [],
          },
        ]
      : [],
  );
}

interface PreviewProps {
  field: Field;
  given: readonly string[];
  onGive(given: string[]): void;
}

function Preview(props: PreviewProps) {
  const say = useSaid();
  const { field } = props;
  const label = say(field.label);
  if (field.field_type === FIELD_TYPE.section)
    return (
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
    );
  if (hasChoices(field)) return <Choices {...props} />;
  if (field.field_type === FIELD_TYPE.tick || field.field_type === FIELD_TYPE.consent)
    return <Tick {...props} value="yes" label={label} isRequired={field.required} />;
  return <Typed {...props} />;
}

function Choices({ field, given, onGive }: PreviewProps) {
  const say = useSaid();
  const named = field.choices
    .filter(({ label }) => label?.de)
    .map(({ value, label }, index) => ({ value: value || `new-${index}`, label: say(label) }));
  const isOne = field.field_type === FIELD_TYPE.radio || field.field_type === FIELD_TYPE.select;
  return (
    <FormControl component="fieldset" required={field.required}>
      <FormLabel component="legend">{say(field.label)}</FormLabel>
      {isOne ? (
        <RadioGroup value={given[0] ?? ''} onChange={(_, value) => onGive([value])}>
          {named.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      ) : (
        <FormGroup>
          {named.map(({ value, label }) => (
            <Tick key={value} given={given} onGive={onGive} value={value} label={label} />
          ))}
        </FormGroup>
      )}
      {field.help_text?.de ? <FormHelperText>{say(field.help_text)}</FormHelperText> : null}
    </FormControl>
  );
}

function Tick({
  given,
  onGive,
  value,
  label,
  isRequired = false,
}: Omit<PreviewProps, 'field'> & { value: string; label: string; isRequired?: boolean }) {
  const change = (isTicked: boolean) =>
    onGive(isTicked ? [...given, value] : given.filter((each) => each !== value));
  return (
    <FormControlLabel
      required={isRequired}
      label={label}
      control={<Checkbox checked={given.includes(value)} onChange={(_, isTicked) => change(isTicked)} />}
    />
  );
}

const INPUT_TYPES: Partial<Record<Field['field_type'], string>> = {
  [FIELD_TYPE.email]: 'email',
  [FIELD_TYPE.number]: 'number',
  [FIELD_TYPE.date]: 'date',
  [FIELD_TYPE.telephone]: 'tel',
  [FIELD_TYPE.file]: 'file',
};

function Typed({ field }: PreviewProps) {
  const say = useSaid();
  const isLong = field.field_type === FIELD_TYPE.textArea;
  return (
    <TextField
      label={say(field.label)}
      required={field.required}
      type={INPUT_TYPES[field.field_type] ?? 'text'}
      placeholder={field.placeholder_text?.de ? say(field.placeholder_text) : ''}
      helperText={field.help_text?.de ? say(field.help_text) : null}
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function useSaid(): (text: Localized) => string {
  const language = useInterfaceLanguage();
  return (text) => shown(text, language).text;
}
