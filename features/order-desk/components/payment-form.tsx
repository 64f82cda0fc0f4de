import { Trans, useLingui } from '@lingui/react/macro';
import { PAYMENT_MEANS } from '#features/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { REFERENCE_AT_MOST } from '../bounds.ts';
import type { DeskDraft } from '../load-order-room.server.ts';
import { meansWords } from './means-words.tsx';

/** Writes down money that changed hands: what is open, or what is owed. */
export function PaymentForm({
  kind,
  cents,
  draft,
}: {
  kind: 'pay' | 'refund';
  cents: number;
  draft: DeskDraft | null;
}) {
  const { t, i18n } = useLingui();
  const typed = draft?.form === kind ? draft : null;
  const isPayment = kind === 'pay';
  const amount = formatPrice(cents);
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value={kind} />
      <TextField
        label={isPayment ? t`Amount received` : t`Amount given back`}
        name="amount"
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={typed?.amount ?? amount}
      />
      <Field label={t`How`}>
        {(control) => (
          <select {...control} name="means" defaultValue={typed?.means ?? 'cash'}>
            {PAYMENT_MEANS.map((means) => (
              <option key={means} value={means}>
                {meansWords(means, i18n)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={t`Number of the receipt or statement`}
        name="reference"
        required
        maxLength={REFERENCE_AT_MOST}
        autoComplete="off"
        defaultValue={typed?.reference ?? ''}
      />
      <Button type="submit">
        {isPayment ? <Trans>Mark {amount} as paid</Trans> : <Trans>{amount} given back</Trans>}
      </Button>
    </form>
  );
}
