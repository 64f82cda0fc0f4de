import { Typography } from '@mui/material';
import { useState } from 'react';
import { venueMoment, venueWallTime } from '../inputs/venue-moment.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import type { Sale } from './sale.ts';
import { SaleStartFields } from './sale-start-fields.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** From when on an event is sold, and to members before. */
export function SaleStartDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const [typed, setTyped] = useState(() => ({
    starts: venueWallTime(sale.sale_starts_at),
    members: venueWallTime(sale.members_from),
  }));
  const change = async () => {
    const body = { sale_starts_at: venueMoment(typed.starts), members_from: venueMoment(typed.members) };
    if (await action.act('PATCH', 'sale-start', body, 'sale_start_changed')) onClose();
  };
  return (
    <FormDialog
      title={words('change_sale_start')}
      confirm={words('set_sale_start')}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={change}
      onClose={onClose}
    >
      <SaleStartFields typed={typed} onChange={(part) => setTyped({ ...typed, ...part })} />
      <Typography>{words('change_sale_start_text')}</Typography>
    </FormDialog>
  );
}
