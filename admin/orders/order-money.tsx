import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { formatPrice } from '../../lib/money.ts';
import { Figures } from '../dashboard/figures.tsx';
import { momentWords } from '../resources/record-name.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { MoneyForm } from './money-form.tsx';
import { HANDED_OVER, type OrderDetails, type OrderPayment, refundOptions } from './order.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type OrderAction, useOrderAction } from './use-order-action.ts';

/** Payments and refunds of an order, and the money still to be settled. */
export function OrderMoney({ order }: { order: OrderDetails }) {
  const words = useWords();
  const { permissions: role } = usePermissions<Role>();
  const mayRefund = can(role ? { role } : null, 'refund');
  const action = useOrderAction(order.number);
  // Nothing moves before the bank has decided.
  const isDisputed = order.state === 'disputed';
  const open = isDisputed ? 0 : order.open_cents;
  const acceptsPayments = order.payment_method !== 'free' && order.payment_method !== 'test';
  if (!acceptsPayments && order.payments.length === 0) return null;
  return (
    <Sheet
      title={words(
        isDisputed ? 'order_disputed' : open > 0 ? 'to_be_paid' : open < 0 ? 'to_give_back' : 'settled',
      )}
      isWide
    >
      <Typography sx={{ mb: 2 }}>
        {words('money_of_order', {
          due: formatPrice(order.due_cents),
          paid: formatPrice(order.paid_cents),
        })}
      </Typography>
      {isDisputed ? <Typography sx={{ mb: 2 }}>{words('disputed_hold')}</Typography> : null}
      {order.disputes.length > 0 ? <Disputes order={order} /> : null}
      {open > 0 ? (
        <MoneyForm
          key={open}
          cents={open}
          means={HANDED_OVER}
          path="payments"
          label="mark_as_paid"
          done="marked_as_paid"
          action={action}
        />
      ) : null}
      {open < 0 && order.has_failed_refund ? (
        <Typography sx={{ mb: 2 }}>{words('refund_failed')}</Typography>
      ) : null}
      {open < 0 && order.ways_back.on_its_way_cents > 0 ? (
        <Typography sx={{ mb: 2 }}>
          {words('on_its_way', { amount: formatPrice(order.ways_back.on_its_way_cents) })}
        </Typography>
      ) : null}
      {open < 0 && mayRefund
        ? refundOptions(order).map(({ cents, means }) => (
            <MoneyForm
              key={`${cents} ${means[0]}`}
              cents={cents}
              means={means}
              path="refunds"
              label="give_back"
              done="given_back"
              action={action}
            />
          ))
        : null}
      {open < 0 && !mayRefund ? <Typography>{words('others_give_back')}</Typography> : null}
      {acceptsPayments && !isDisputed ? (
        <OtherAmount key={`other ${open}`} cents={open} action={action} />
      ) : null}
      {order.payments.length > 0 ? <Payments order={order} mayRefund={mayRefund} /> : null}
    </Sheet>
  );
}

/** Records a part, too much, or money for what is paid or cancelled. */
function OtherAmount({ cents, action }: { cents: number; action: OrderAction }) {
  const words = useWords();
  const [isShown, setIsShown] = useState(false);
  if (!isShown)
    return (
      <Button onClick={() => setIsShown(true)} sx={{ mt: 1 }}>
        {words('other_amount')}
      </Button>
    );
  return (
    <>
      <Typography sx={{ my: 2 }}>{words('other_amount_text')}</Typography>
      <MoneyForm
        cents={cents}
        isOther
        means={HANDED_OVER}
        path="payments"
        label="record_payment"
        done="payment_recorded"
        action={action}
      />
    </>
  );
}

/** Disputed payments of the order and the state of each dispute. */
function Disputes({ order: { disputes } }: { order: OrderDetails }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <>
      <Typography component="h3" variant="h6">
        {words('disputes')}
      </Typography>
      <ul>
        {disputes.map(({ name, cents, reason, state, opened_at: openedAt, answer_until: until }) => (
          <li key={name}>
            {words(DISPUTE_WORDS[state], {
              ...{ reason: disputeReason(reason, words), cents: formatPrice(cents) },
              at: momentWords(openedAt, language),
              until: until === null ? '' : momentWords(until, language),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

const DISPUTE_WORDS = {
  'to-answer': 'dispute_to_answer',
  'in-review': 'dispute_in_review',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const;

/** Why somebody disputes it, in words; what the provider adds to its list one day as it calls it. */
function disputeReason(reason: string, words: ReturnType<typeof useWords>): string {
  const known = DISPUTE_REASONS.find((each) => each === reason);
  return known ? words(`dispute_reason_${known}`) : reason;
}

const DISPUTE_REASONS = [
  ...(['fraudulent', 'unrecognized', 'duplicate'] as const),
  ...(['credit_not_processed', 'product_not_received', 'product_unacceptable'] as const),
] as const;

function Payments({ order, mayRefund }: { order: OrderDetails; mayRefund: boolean }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useOrderAction(order.number);
  const [mistaken, setMistaken] = useState<OrderPayment | null>(null);
  const reverse = async (reason: string) => {
    if (await action.act(`payments/${mistaken?.id}/reversal`, { reason }, 'payment_taken_back'))
      setMistaken(null);
  };
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ mt: 3 }}>
        {words('payments')}
      </Typography>
      <Figures
        caption={words('payments')}
        heads={[words('when'), words('what'), words('amount'), words('means'), words('mistake')]}
        rows={order.payments.map((payment) => ({
          key: payment.id,
          cells: [
            momentWords(payment.at, language),
            <span key="what">
              {words(`payment_${payment.kind}`)}
              {payment.by ? `, ${payment.by}` : null}
              {payment.reason ? `: ${payment.reason}` : null}
              {payment.is_reversed ? ` (${words('taken_back')})` : null}
            </span>,
            formatPrice(payment.cents),
            [words(`means_${payment.means}`), payment.reference].filter(Boolean).join(', '),
            mayRefund && isReversible(payment) ? (
              <Button key="back" onClick={() => setMistaken(payment)}>
                {words('take_payment_back')}
              </Button>
            ) : (
              ''
            ),
          ],
        }))}
      />
      {mistaken ? (
        <ReasonDialog
          title={words('take_payment_back')}
          text={words('take_payment_back_text')}
          confirm={words('take_payment_back')}
          failure={action.failure}
          isBusy={action.isBusy}
          onConfirm={reverse}
          onClose={() => {
            action.settle();
            setMistaken(null);
          }}
        />
      ) : null}
    </>
  );
}

/** Tells if a payment can be reversed as a mistake; online payments and credit never are one. */
function isReversible({ kind, means, is_reversed: isReversed }: OrderPayment): boolean {
  return kind !== 'reversal' && !isReversed && means !== 'online' && means !== 'credit';
}
