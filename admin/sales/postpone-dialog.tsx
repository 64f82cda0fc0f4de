import { Typography } from '@mui/material';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { NotifiedText } from './notified-text.tsx';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Takes an event off its date, without a new one; everybody who has a ticket is told with the press. */
export function PostponeDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const postpone = async () => {
    if (await action.act('POST', 'postponement', undefined, 'date_postponed')) onClose();
  };
  return (
    <FormDialog
      title={words('postpone_date')}
      confirm={words(sale.told.tickets > 0 ? 'postpone_and_tell' : 'postpone_date')}
      isReady
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={postpone}
      onClose={onClose}
    >
      <NotifiedText sale={sale} />
      <Typography>{words('postpone_text')}</Typography>
      {sale.told.tickets > 0 ? <Typography>{words('postpone_tickets')}</Typography> : null}
      {sale.waiting_list.length > 0 ? <Typography>{words('postpone_waiting')}</Typography> : null}
    </FormDialog>
  );
}
