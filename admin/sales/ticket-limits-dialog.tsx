import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

const LIMITS = ['max_per_price', 'max_per_order'] as const;

/** How many tickets of one price, and in all, an order may hold. */
export function TicketLimitsDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const [typed, setTyped] = useState(() => ({
    max_per_price: String(sale.max_per_price ?? ''),
    max_per_order: String(sale.max_per_order ?? ''),
  }));
  const change = async () => {
    const body = { max_per_price: Number(typed.max_per_price), max_per_order: Number(typed.max_per_order) };
    if (await action.act('PATCH', 'ticket-limits', body, 'ticket_limits_changed')) onClose();
  };
  return (
    <FormDialog
      title={words('change_ticket_limits')}
      confirm={words('set_ticket_limits')}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={change}
      onClose={onClose}
    >
      {LIMITS.map((limit) => (
        <TextField
          key={limit}
          type="number"
          label={words(limit)}
          value={typed[limit]}
          onChange={({ target }) => setTyped({ ...typed, [limit]: target.value })}
          slotProps={{ htmlInput: { min: 1, max: 500 } }}
          margin="dense"
          fullWidth
        />
      ))}
      <Typography>{words('change_ticket_limits_text')}</Typography>
    </FormDialog>
  );
}
