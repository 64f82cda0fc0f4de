import { Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from '../ui/reason-field.tsx';
import { useWords } from '../words/use-words.ts';
import { PlacesField } from './places-field.tsx';
import type { Pool, Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Keeps free places back. */
export function BlockDialog({
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
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const block = async () => {
    const body = { pool: pool.id, places: Number(typed), reason: reason.trim() };
    if (await action.act('POST', 'blocks', body, 'places_blocked')) onClose();
  };
  return (
    <FormDialog
      title={`${words('block_places')}: ${name}`}
      confirm={words('block_places')}
      isReady={/^[1-9]\d*$/.test(typed) && reason.trim() !== ''}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={block}
      onClose={onClose}
    >
      <Typography>{words('block_text', { smart_count: pool.free })}</Typography>
      <PlacesField label={words('how_many')} value={typed} onChange={setTyped} min={1} autoFocus />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
