import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NotifiedText } from './notified-text.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { isComing, type Sale } from './sale.ts';
import { SaleStartDialog } from './sale-start-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { TicketLimitsDialog } from './ticket-limits-dialog.tsx';

/** Actions on an event as a whole: closing and reopening its sale, moving it, cancelling it. */
export function SaleChanges({ sale }: { sale: Sale }) {
  const words = useWords();
  const [asked, setAsked] = useState<
    'switch' | 'start' | 'limits' | 'move' | 'postpone' | 'room' | 'cancel' | null
  >(null);
  if (!isComing(sale)) return null;
  const close = () => setAsked(null);
  return (
    <Sheet title={words('change_date')}>
      <NotifiedText sale={sale} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {sale.sale === null ? null : (
          <>
            <Button variant="outlined" onClick={() => setAsked('switch')}>
              {words(sale.sale === 'open' ? 'close_sale' : 'open_sale')}
            </Button>
            <Button variant="outlined" onClick={() => setAsked('start')}>
              {words('change_sale_start')}
            </Button>
            <Button variant="outlined" onClick={() => setAsked('limits')}>
              {words('change_ticket_limits')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={() => setAsked('move')}>
          {words(sale.is_postponed ? 'set_new_date' : 'move_date')}
        </Button>
        {sale.is_postponed ? null : (
          <Button variant="outlined" onClick={() => setAsked('postpone')}>
            {words('postpone_date')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsked('room')}>
          {words('change_room')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsked('cancel')}>
          {words('cancel_date')}
        </Button>
      </Stack>
      {asked === 'switch' ? <SwitchDialog sale={sale} onClose={close} /> : null}
      {asked === 'start' ? <SaleStartDialog sale={sale} onClose={close} /> : null}
      {asked === 'limits' ? <TicketLimitsDialog sale={sale} onClose={close} /> : null}
      {asked === 'room' ? <RoomDialog sale={sale} onClose={close} /> : null}
      {asked === 'move' ? <MoveDialog sale={sale} onClose={close} /> : null}
      {asked === 'postpone' ? <PostponeDialog sale={sale} onClose={close} /> : null}
      {asked === 'cancel' ? <CancelDialog sale={sale} onClose={close} /> : null}
    </Sheet>
  );
}
