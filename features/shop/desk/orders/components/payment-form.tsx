import { Trans, useLingui } from '@lingui/react/macro';
import { PAYMENT_MEANS, type PaymentMeans } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { MAX_REFERENCE_LENGTH } from '../bounds.ts';
import type { DeskDraft } from '../load-desk-order-page.server.ts';
import { meansWords } from './means-words.tsx';

/** Records money that changed hands: the amount open, the amount due, or (`pay-other`) any payment. */
export function PaymentForm({
  kind,
  cents,
  draft,
  isPaidOnline = false,
  isOnlineLast = false,
  hasAccount = false,
}: {
  kind: 'pay' | 'pay-other' | 'refund';
  /** Sum that is open, or owed. */
  cents: number;
  draft: DeskDraft | null;
  /** It can be refunded by the original method. */
  isPaidOnline?: boolean;
  /** That method failed before: another is preselected. */
  isOnlineLast?: boolean;
  /** It can become credit. */
  hasAccount?: boolean;
}) {
  const { t, i18n } = useLingui();
  const typed = draft?.form === kind ? draft : null;
  const isPayment = kind !== 'refund';
  const isOther = kind === 'pay-other';
  const amount = formatPrice(cents);
  const atOnce = !isPayment && (isPaidOnline || hasAccount);
  const online = isPaidOnline ? (['online'] as const) : [];
  const means: readonly PaymentMeans[] = [
    ...(isOnlineLast ? [] : online),
    ...PAYMENT_MEANS,
    ...(hasAccount && !isPayment ? (['credit'] as const) : []),
    ...(isOnlineLast ? online : []),
  ];
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value={kind} />
      {isOther ? <input type="hidden" name="open" value={cents} /> : null}
      <TextField
        label={isPayment ? t`Amount received` : t`Amount refunded`}
        name="amount"
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={typed?.amount ?? (isOther ? '' : amount)}
      />
      <Field label={t`Method`}>
        {(control) => (
          <select {...control} name="means" defaultValue={typed?.means ?? means[0]}>
            {means.map((each) => (
              <option key={each} value={each}>
                {meansWords(each, i18n)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={atOnce ? t`Receipt or statement number, if there is one` : t`Receipt or statement number`}
        name="reference"
        required={!atOnce}
        maxLength={MAX_REFERENCE_LENGTH}
        autoComplete="off"
        defaultValue={typed?.reference ?? ''}
      />
      {isPaidOnline ? (
        <p className="text-sm">
          <Trans>If it was paid online, the payment provider refunds it straight away.</Trans>
        </p>
      ) : null}
      {hasAccount && !isPayment ? (
        <p className="text-sm">
          <Trans>Credit goes straight to the account that placed the order.</Trans>
        </p>
      ) : null}
      <Button type="submit">
        {isOther ? (
          <Trans>Record payment</Trans>
        ) : isPayment ? (
          <Trans>Mark {amount} as paid</Trans>
        ) : atOnce ? (
          <Trans>Refund {amount}</Trans>
        ) : (
          <Trans>{amount} refunded</Trans>
        )}
      </Button>
    </form>
  );
}
