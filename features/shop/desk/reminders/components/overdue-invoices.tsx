import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { formatDayShort } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { OrderLink } from '../../bank/components/order-link.tsx';
import { MAX_REASON_LENGTH } from '../../orders/bounds.ts';
import type { OverdueOrder } from '../remind-of-invoices.server.ts';

/** Invoices that nobody has paid, with the reminder that follows: sent now, or not for this one. */
export function OverdueInvoices({
  orders,
  language,
  canSell,
}: {
  orders: readonly OverdueOrder[];
  language: Language;
  canSell: boolean;
}) {
  return (
    <ul className="bank-lines">
      {orders.map((order) => (
        <li key={order.number} className="bank-line">
          <p className="bank-who">
            <strong>{order.name}</strong>
            <OrderLink order={order.number} language={language} canSell={canSell} />
          </p>
          <p className="bank-amount" translate="no">
            {formatAmount(order.openCents)}
          </p>
          <p className="text-sm">
            <ReminderWords order={order} language={language} />
          </p>
          <Forms order={order} />
        </li>
      ))}
    </ul>
  );
}

function ReminderWords({
  order: { next, pausedFor },
  language,
}: {
  order: OverdueOrder;
  language: Language;
}) {
  if (pausedFor !== null)
    return (
      <>
        <Trans>Paused:</Trans> {pausedFor}
      </>
    );
  if (!next) return <Trans>All reminders sent</Trans>;
  const day = formatDayShort(next.day, language);
  return next.step === 1 ? (
    <Trans>Not reminded yet, friendly reminder on {day}</Trans>
  ) : next.step === 2 ? (
    <Trans>Reminded once, first overdue notice on {day}</Trans>
  ) : (
    <Trans>Reminded twice, second overdue notice on {day}</Trans>
  );
}

function Forms({ order: { number, next, pausedFor } }: { order: OverdueOrder }) {
  const { t } = useLingui();
  if (pausedFor !== null)
    return (
      <form method="post">
        <input type="hidden" name="do" value="resume" />
        <input type="hidden" name="order" value={number} />
        <Button type="submit" variant="ghost" size="small" aria-label={t`Remind again: ${number}`}>
          <Trans>Remind again</Trans>
        </Button>
      </form>
    );
  if (!next) return null;
  return (
    <>
      <form method="post">
        <input type="hidden" name="do" value="remind" />
        <input type="hidden" name="order" value={number} />
        <input type="hidden" name="step" value={next.step} />
        <Button type="submit" size="small" aria-label={t`Remind now: ${number}`}>
          <Trans>Remind now</Trans>
        </Button>
      </form>
      <details className="bank-more">
        <summary>
          <Trans>Not this one</Trans>
        </summary>
        <form method="post" className="bank-form">
          <input type="hidden" name="do" value="pause" />
          <input type="hidden" name="order" value={number} />
          <TextField
            label={t`Why not`}
            name="reason"
            required
            maxLength={MAX_REASON_LENGTH}
            autoComplete="off"
          />
          <Button type="submit" variant="ghost">
            <Trans>Pause reminders</Trans>
          </Button>
        </form>
      </details>
    </>
  );
}
