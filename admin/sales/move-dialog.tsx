import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { venueMoment, venueWallTime } from '../inputs/venue-moment.ts';
import { momentWords } from '../resources/record-name.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { NotifiedText } from './notified-text.tsx';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Another day or time; everybody who has a ticket is told with the press. */
export function MoveDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useSaleAction(sale.id);
  const [typed, setTyped] = useState(() => venueWallTime(sale.date_start));
  const start = venueMoment(typed);
  // A postponed event may be set to its original date after all.
  const isOther = start !== null && (sale.is_postponed || Date.parse(start) !== Date.parse(sale.date_start));
  const title = words(sale.is_postponed ? 'set_new_date' : 'move_date');
  const at = momentWords(sale.date_start, language);
  const move = async () => {
    // The call wants the moment whole.
    const body = { date_start: new Date(start ?? '').toISOString() };
    if (await action.act('POST', 'move', body, 'date_moved')) onClose();
  };
  return (
    <FormDialog
      title={title}
      confirm={sale.told.tickets > 0 ? words(sale.is_postponed ? 'set_and_tell' : 'move_and_tell') : title}
      isReady={isOther}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={move}
      onClose={onClose}
    >
      <Typography>{words(sale.is_postponed ? 'was_to_begin' : 'begins_now', { at })}</Typography>
      <TextField
        type="datetime-local"
        label={words('new_start')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        autoFocus
        sx={{ maxWidth: 280 }}
      />
      <NotifiedText sale={sale} />
      {sale.told.tickets > 0 ? <Typography>{words('move_text')}</Typography> : null}
    </FormDialog>
  );
}
