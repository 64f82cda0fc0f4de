import { Typography } from '@mui/material';
import { ReasonDialog } from '../orders/reason-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { NotifiedText } from './notified-text.tsx';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Calls an event off for good. */
export function CancelDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const waiting = sale.waiting_list.length;
  const cancel = async (reason: string) => {
    if (await action.act('POST', 'cancellation', { reason }, 'date_cancelled')) onClose();
  };
  return (
    <ReasonDialog
      title={words('cancel_date')}
      text={
        <>
          <NotifiedText sale={sale} />
          {sale.told.tickets > 0 ? <Typography>{words('cancel_date_tickets')}</Typography> : null}
          {waiting > 0 ? (
            <Typography>{words('cancel_date_waiting', { smart_count: waiting })}</Typography>
          ) : null}
          <Typography>{words('cancel_date_text')}</Typography>
        </>
      }
      confirm={words(sale.told.tickets > 0 ? 'cancel_and_tell' : 'cancel_date')}
      failure={action.failure}
      isBusy={action.isBusy}
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
