import { required } from 'react-admin';
import { parseCents } from '../../lib/money.ts';
import { siteCurrency } from '../../lib/site-formats.ts';
import { DecimalInput } from './decimal-input.tsx';
import { eurosTyped } from './hundredths.ts';

/** An amount typed in euros and stored in cents; the label is derived from the source where none is given. */
export function EuroInput({
  source,
  label,
  optional = false,
  hint,
}: {
  source: string;
  label?: string;
  /** There may be none. */
  optional?: boolean;
  hint?: string;
}) {
  return (
    <DecimalInput
      source={source}
      {...(label === undefined ? {} : { label })}
      format={eurosTyped}
      parse={parseCents}
      otherwise="no_amount"
      unit={siteCurrency()}
      validate={optional ? [] : [required()]}
      helperText={hint ?? false}
    />
  );
}
