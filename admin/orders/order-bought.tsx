import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { formatPrice } from '../../lib/money.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import type { OrderDetails } from './order.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** The gift voucher or the pass that was ordered instead of tickets, and how it is cancelled. */
export function OrderBought({ order: { number, voucher, pass } }: { order: OrderDetails }) {
  const words = useWords();
  const { permissions: role } = usePermissions<Role>();
  const action = useOrderAction(number);
  const [isAsked, setIsAsked] = useState(false);
  const bought = voucher ?? pass;
  if (!bought) return null;
  const kind = voucher ? 'voucher' : 'pass';
  const isUsed = voucher ? voucher.is_redeemed : pass !== null && pass.left_visits < pass.visits;
  const mayCancel = can(role ? { role } : null, voucher ? 'sell' : 'refund');
  const cancel = async (reason: string) => {
    if (await action.act(`${kind}-cancellation`, { reason }, `${kind}_cancelled`)) setIsAsked(false);
  };
  return (
    <Sheet title={words(voucher ? 'gift_voucher' : 'pass')}>
      <Typography>
        {pass
          ? words('pass_of', { cents: formatPrice(pass.cents), left: pass.left_visits, visits: pass.visits })
          : words('voucher_of', { cents: formatPrice(bought.cents) })}
      </Typography>
      {bought.state === 'cancelled' ? <Typography>{words('status_cancelled')}</Typography> : null}
      {voucher && isUsed ? <Typography>{words('voucher_redeemed')}</Typography> : null}
      {bought.state === 'valid' && !isUsed && mayCancel ? (
        <Button variant="outlined" color="error" onClick={() => setIsAsked(true)} sx={{ mt: 2 }}>
          {words(`cancel_${kind}`)}
        </Button>
      ) : null}
      {isAsked ? (
        <ReasonDialog
          title={words(`cancel_${kind}`)}
          text={words('cancel_bought_text')}
          confirm={words(`cancel_${kind}`)}
          failure={action.failure}
          isBusy={action.isBusy}
          onConfirm={cancel}
          onClose={() => {
            action.settle();
            setIsAsked(false);
          }}
        />
      ) : null}
    </Sheet>
  );
}
