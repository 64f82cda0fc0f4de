import { TextField } from '@mui/material';
import { useWords } from '../words/use-words.ts';

/** As the API bounds it (features/shop/desk/orders/bounds.ts). */
const AT_MOST = 300;

/** Why something is done; it stays within the house. */
export function ReasonField({
  value,
  onChange,
  autoFocus = false,
}: {
  value: string;
  onChange: (reason: string) => void;
  autoFocus?: boolean;
}) {
  const words = useWords();
  return (
    <TextField
      label={words('reason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { maxLength: AT_MOST } }}
    />
  );
}
