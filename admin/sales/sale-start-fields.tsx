import { TextField } from '@mui/material';
import { useWords } from '../words/use-words.ts';

/** Both as a browser writes day and time; empty where it is not said. */
export interface TypedSaleStart {
  starts: string;
  members: string;
}

/** When a sale starts, for everybody and for members. */
export function SaleStartFields({
  typed,
  onChange,
}: {
  typed: TypedSaleStart;
  onChange: (part: Partial<TypedSaleStart>) => void;
}) {
  const words = useWords();
  return (
    <>
      <TextField
        type="datetime-local"
        label={words('sale_starts')}
        helperText={words('sale_starts_hint')}
        value={typed.starts}
        onChange={({ target }) => onChange({ starts: target.value })}
        sx={{ maxWidth: 280 }}
      />
      <TextField
        type="datetime-local"
        label={words('members_from')}
        helperText={words('members_from_hint')}
        value={typed.members}
        onChange={({ target }) => onChange({ members: target.value })}
        sx={{ maxWidth: 280 }}
      />
    </>
  );
}
