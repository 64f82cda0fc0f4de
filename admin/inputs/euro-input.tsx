import { InputAdornment } from '@mui/material';
import { NumberInput, required } from 'react-admin';
import { houseCurrency } from '../../lib/house-formats.ts';

/** An amount typed in euros and kept in cents; the label is found by its source where none is given. */
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
    <NumberInput
      source={source}
      {...(label === undefined ? {} : { label })}
      min={0}
      step={0.01}
      format={eurosOf}
      parse={centsTyped}
      validate={optional ? [] : [required()]}
      helperText={hint ?? false}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{houseCurrency()}</InputAdornment> },
      }}
    />
  );
}

function eurosOf(cents: number | null): string {
  return cents === null || !Number.isFinite(cents) ? '' : String(cents / 100);
}

/** Half a cent cannot be paid: it is rounded as soon as the field is left. */
function centsTyped(typed: string | number | null): number | null {
  const euros = typeof typed === 'number' ? typed : Number.parseFloat(typed ?? '');
  return Number.isFinite(euros) ? Math.round(euros * 100) : null;
}
