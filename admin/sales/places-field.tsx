import { TextField } from '@mui/material';

/** More than any house has (features/shop/desk/sales/schema.ts). */
const AT_MOST = 100_000;

/** How many places. */
export function PlacesField({
  label,
  hint,
  value,
  onChange,
  min = 0,
  autoFocus = false,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
  min?: number;
  autoFocus?: boolean;
}) {
  return (
    <TextField
      type="number"
      label={label}
      helperText={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
      autoFocus={autoFocus}
      sx={{ maxWidth: 280 }}
      slotProps={{ htmlInput: { min, max: AT_MOST, step: 1, inputMode: 'numeric' } }}
    />
  );
}
