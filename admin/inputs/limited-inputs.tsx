import {
  maxValue,
  minValue,
  NumberInput,
  type NumberInputProps,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { useFieldLimits } from './field-limits.ts';

/** A text no longer than its field (docs/decisions/0120). */
export function LineInput(props: TextInputProps) {
  const { length } = useFieldLimits(props.source);
  return (
    <TextInput
      helperText={false}
      {...props}
      slotProps={{ htmlInput: length === undefined ? {} : { maxLength: length } }}
    />
  );
}

/** A whole number within the limits of its field, or within narrower ones. */
export function WholeNumberInput({ validate = [], ...props }: NumberInputProps) {
  const limits = useFieldLimits(props.source);
  const { min = limits.min, max = limits.max } = props;
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const isWithin = [
    ...(min === undefined ? [] : [minValue(Number(min))]),
    ...(max === undefined ? [] : [maxValue(Number(max))]),
  ];
  return (
    <NumberInput
      step={1}
      helperText={false}
      {...props}
      {...bounds}
      validate={[validate, ...isWithin].flat()}
    />
  );
}
