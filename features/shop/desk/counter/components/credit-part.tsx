import { Trans, useLingui } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { CounterCustomer, TypedSale } from '../counter-view.ts';
import { Key } from './key.tsx';

/** Credit that is taken first, the value of a gift voucher included that was looked at; the rest is asked for. */
export function CreditPart({
  customer,
  cents,
  isUsed,
  setUsed,
  typed,
}: {
  customer: CounterCustomer;
  /** Part of the price that it can pay. */
  cents: number;
  isUsed: boolean;
  setUsed: (isUsed: boolean) => void;
  typed: TypedSale | null;
}) {
  const { t } = useLingui();
  const worth = typed?.voucherCents == null ? null : formatPrice(typed.voucherCents);
  return (
    <fieldset className="counter-credit">
      <legend className="visually-hidden">
        <Trans>Credit</Trans>
      </legend>
      <input type="hidden" name="customer" value={customer.id} />
      {cents > 0 ? (
        <label className="counter-credit-choice">
          <input
            type="checkbox"
            name="credit"
            value={cents}
            checked={isUsed}
            onChange={(event) => setUsed(event.currentTarget.checked)}
            data-key="g"
            aria-keyshortcuts="g"
          />
          <span>
            <Trans>Pay with credit</Trans> <strong translate="no">{formatPrice(cents)}</strong> <Key>G</Key>
          </span>
        </label>
      ) : null}
      <div className="counter-coupon">
        <TextField
          label={t`Gift voucher code`}
          name="voucher"
          defaultValue={typed?.voucher ?? ''}
          autoComplete="off"
          maxLength={64}
        />
        <Button type="submit" name="do" value="voucher" variant="ghost" size="small" formNoValidate>
          <Trans>Check</Trans>
        </Button>
      </div>
      {worth === null ? null : (
        <p role="status" className="text-sm">
          <Trans>This voucher is worth {worth}. With the sale it becomes credit of this account.</Trans>
        </p>
      )}
    </fieldset>
  );
}
