import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { shown } from '../../lib/localized.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { NotifiedText } from './notified-text.tsx';
import type { Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Another room of the house; everybody who has a ticket is told with the press. */
export function RoomDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useSaleAction(sale.id);
  const [room, setRoom] = useState(sale.room_id);
  const change = async () => {
    if (await action.act('PATCH', 'room', { room }, 'room_changed')) onClose();
  };
  return (
    <FormDialog
      title={words('change_room')}
      confirm={words(sale.told.tickets > 0 ? 'change_room_and_tell' : 'set_room')}
      isReady={room !== sale.room_id}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={change}
      onClose={onClose}
    >
      <Typography>{words('takes_place_now', { room: shown(sale.room, language).text })}</Typography>
      <TextField
        select
        label={words('new_room')}
        value={room}
        onChange={({ target }) => setRoom(Number(target.value))}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words('new_room') } } }}
        autoFocus
        sx={{ maxWidth: 360 }}
      >
        {sale.rooms.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {shown(name, language).text}
          </MenuItem>
        ))}
      </TextField>
      <NotifiedText sale={sale} />
      {sale.told.tickets > 0 ? <Typography>{words('change_room_text')}</Typography> : null}
      {sale.sale === null ? null : <Typography>{words('change_room_places')}</Typography>}
    </FormDialog>
  );
}
