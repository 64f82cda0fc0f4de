import { Trans } from '@lingui/react/macro';
import { PaymentMethodField } from '#features/box-office/prices/index.ts';
import type { VoucherPurchase } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import type { VoucherShopPage } from '../voucher-shop-page.ts';

/** Review of the purchase, with its payment method, the terms, and the button that binds. Input is carried along. */
export function VoucherReviewScreen({
  page,
  purchase,
}: {
  page: VoucherShopPage;
  purchase: VoucherPurchase;
}) {
  const { draft, errors, language } = page;
  const total = formatPrice(purchase.cents);
  return (
    <form method="post" action={page.action} className="wrap voucher-form voucher-review">
      <input type="hidden" name="key" value={page.purchaseKey} />
      <input type="hidden" name="agreedCents" value={purchase.cents} />
      {Object.entries(draft).map(([name, value]) =>
        name === 'greeting' ? (
          // A field of one line would lose the breaks.
          <textarea key={name} name={name} defaultValue={value} hidden />
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <h1 className="text-title">
        <Trans>One last look</Trans>
      </h1>
      <FormRefused errors={{}} labels={{}}>
        {errors.form ? <p>{errors.form}</p> : null}
      </FormRefused>
      <section className="voucher-sheet cut-note surface-dotter" aria-labelledby="voucher-sheet">
        <h2 id="voucher-sheet" className="text-d2">
          <Trans>Gift voucher</Trans>
        </h2>
        <p className="voucher-worth" translate="no">
          {total}
        </p>
        {purchase.recipient === '' ? null : (
          <p>
            <Trans>For {purchase.recipient}</Trans>
          </p>
        )}
        {purchase.greeting === '' ? null : <p className="voucher-greeting">{purchase.greeting}</p>}
        <p>
          <Trans>
            From {draft.firstName} {draft.lastName}
          </Trans>
        </p>
      </section>
      <p>
        <SendingWords page={page} purchase={purchase} />
      </p>
      <PaymentMethodField
        paymentMethods={page.paymentMethods}
        chosen={page.chosen}
        words={{
          online: (
            <Trans>by card on our payment provider’s secure page; you get the voucher straight away</Trans>
          ),
          'box-office': <Trans>within 14 days; we’ll send the voucher once it’s paid</Trans>,
        }}
      />
      <p className="text-sm">
        <Trans>
          You don’t pay VAT now: it’s due when the voucher is redeemed. The voucher is valid for three years
          from the end of this year. You can withdraw from the purchase within 14 days, as long as the voucher
          hasn’t been redeemed. Our <a href={pathTo('terms', language)}>terms and conditions</a> apply; the{' '}
          <a href={pathTo('privacy', language)}>privacy policy</a> says what we store.
        </Trans>
      </p>
      <div className="voucher-buttons">
        <Button type="submit" variant="red" name="do" value="order">
          <Trans>Order and pay: {total}</Trans>
        </Button>
        <Button type="submit" variant="ghost" name="do" value="change">
          <Trans>Change</Trans>
        </Button>
      </div>
    </form>
  );
}

function SendingWords({
  page: { draft, language },
  purchase,
}: {
  page: VoucherShopPage;
  purchase: VoucherPurchase;
}) {
  const { recipientEmail, sendOn } = purchase;
  if (recipientEmail === null)
    return (
      <Trans>
        It goes to <strong>{draft.email}</strong> as soon as it’s paid.
      </Trans>
    );
  if (sendOn === null)
    return (
      <Trans>
        It goes to <strong>{recipientEmail}</strong> and <strong>{draft.email}</strong> as soon as it’s paid.
      </Trans>
    );
  return (
    <Trans>
      It goes to <strong>{recipientEmail}</strong> on {formatDay(sendOn, language)}, and to{' '}
      <strong>{draft.email}</strong> as soon as it’s paid.
    </Trans>
  );
}
