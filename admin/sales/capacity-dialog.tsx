import { Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { PlacesField } from './places-field.tsx';
import type { Pool, Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** How many places a seat group or a timeslot has: never fewer than are taken. */
export function CapacityDialog({
  sale,
  pool,
  name,
  onClose,
}: {
  sale: Sale;
  pool: Pool;
  name: string;
  onClose: () => void;
}) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const [typed, setTyped] = useState(String(pool.capacity));
  const change = async () => {
    const body = { capacity: Number(typed) };
    if (await action.act('PATCH', `pools/${pool.id}`, body, 'capacity_changed')) onClose();
  };
  return (
    <FormDialog
      title={`${words('capacity_places')}: ${name}`}
      confirm={words('capacity_places')}
      isReady={/^\d+$/.test(typed)}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={change}
      onClose={onClose}
    >
      <Typography>{words('capacity_text', { smart_count: pool.sold + pool.held + pool.blocked })}</Typography>
      <PlacesField label={words('places_of_all')} value={typed} onChange={setTyped} autoFocus />
    </FormDialog>
  );
}
