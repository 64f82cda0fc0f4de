import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { MAX_REASON_LENGTH } from '../bounds.ts';
import { momentWords } from '../order-row.ts';
import { meansWords } from './means-words.tsx';

/** The payments of an order, each with its actions. */
export function PaymentList({
  payments,
  canRefund,
  language,
}: {
  payments: readonly Payment[];
  canRefund: boolean;
  language: Language;
}) {
  const { i18n } = useLingui();
  if (payments.length === 0)
    return (
      <p className="muted">
        <Trans>No payments yet.</Trans>
      </p>
    );
  return (
    <ul className="desk-lines">
      {payments.map((payment) => (
        <li key={payment.id}>
          <p className="desk-line">
            <span>
              <KindWords payment={payment} /> {meansWords(payment.means, i18n)}, {payment.reference}
              {payment.isReversed ? (
                <> {payment.means === 'online' ? <Trans>(failed)</Trans> : <Trans>(reversed)</Trans>}</>
              ) : null}
            </span>
            <strong className="desk-cents">{formatPrice(payment.cents)}</strong>
          </p>
          <p className="muted text-sm">
            {momentWords(payment.at, language)}, <Recorder payment={payment} />
            {payment.reason === null ? null : `: ${payment.reason}`}
          </p>
          {canRefund && payment.kind !== 'reversal' && isByHand(payment) && !payment.isReversed ? (
            <ReverseForm payment={payment} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function KindWords({ payment: { kind, means } }: { payment: Payment }) {
  if (kind === 'payment') return <Trans>Payment:</Trans>;
  if (kind === 'reversal' && means === 'online') return <Trans>Returned by the bank:</Trans>;
  if (kind === 'chargeback') return <Trans>Debited by the bank:</Trans>;
  if (kind === 'reinstatement') return <Trans>Credited back by the bank:</Trans>;
  if (kind === 'fee') return <Trans>Payment provider’s fee:</Trans>;
  return kind === 'refund' ? <Trans>Refunded:</Trans> : <Trans>Reversed:</Trans>;
}

/** Other means are recorded automatically, and cannot be reversed by hand. */
const isByHand = ({ means }: Payment) => means !== 'online' && means !== 'credit';

/** Name of the person who recorded it. */
function Recorder({ payment: { by, means } }: { payment: Payment }) {
  if (by === null && means === 'credit') return <Trans>automatic</Trans>;
  if (by === null) return <Trans>the payment provider</Trans>;
  return by.name ?? <Trans>a deleted account</Trans>;
}

/** Reverses a payment recorded by mistake, after a second press. */
function ReverseForm({ payment: { id, reference } }: { payment: Payment }) {
  const { t } = useLingui();
  return (
    <details className="desk-more">
      <summary className="text-link">
        <Trans>Reverse</Trans>
        <span className="visually-hidden"> {reference}</span>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="reverse" />
        <input type="hidden" name="payment" value={id} />
        <p className="text-sm">
          <Trans>For payments recorded by mistake. The order is then unpaid again.</Trans>
        </p>
        <TextField label={t`Reason`} name="reason" required maxLength={MAX_REASON_LENGTH} />
        <Button type="submit" variant="ghost" size="small">
          <Trans>Reverse this payment</Trans>
        </Button>
      </form>
    </details>
  );
}
