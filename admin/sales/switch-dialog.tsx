import { Typography } from '@mui/material';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { NotifiedText } from './notified-text.tsx';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Closes the sale of an event, or opens it again. */
export function SwitchDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const isOpen = sale.sale === 'open';
  const label = words(isOpen ? 'close_sale' : 'open_sale');
  const held = sale.pools.reduce((sum, pool) => sum + (pool.seat_group ? pool.held : 0), 0);
  const change = async () => {
    const body = { status: isOpen ? 'stopped' : 'open' };
    if (await action.act('PATCH', 'sale', body, isOpen ? 'sale_is_closed' : 'sale_is_open')) onClose();
  };
  return (
    <FormDialog
      title={label}
      confirm={label}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={change}
      onClose={onClose}
    >
      <Typography>{words(isOpen ? 'close_sale_text' : 'open_sale_text')}</Typography>
      {isOpen && held > 0 ? <Typography>{words('close_sale_held', { smart_count: held })}</Typography> : null}
      {isOpen ? <NotifiedText sale={sale} /> : null}
    </FormDialog>
  );
}
