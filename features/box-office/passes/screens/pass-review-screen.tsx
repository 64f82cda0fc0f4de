import { Trans } from '@lingui/react/macro';
import { IncludedVat, PaymentMethodField } from '#features/box-office/prices/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { PassFacts } from '../components/pass-facts.tsx';
import { PassHoles } from '../components/pass-holes.tsx';
import type { PassReview } from '../pass-shop-page.ts';

/** The purchase, the payment method, the terms, and the binding button. */
export function PassReviewScreen({ review }: { review: PassReview }) {
  const { offer, sum, purchaseKey, refusal, email, allPath, language } = review;
  const total = formatPrice(offer.cents);
  return (
    <form method="post" action={offer.path} className="wrap pass-form">
      <input type="hidden" name="key" value={purchaseKey} />
      <input type="hidden" name="terms" value={offer.terms} />
      <h1 className="text-title">
        <Trans>One last look</Trans>
      </h1>
      <FormRefused errors={{}} labels={{}}>
        {refusal ? <p>{refusal}</p> : null}
      </FormRefused>
      <section className="pass-card cut-note surface-dotter" aria-labelledby="pass-name">
        <h2 id="pass-name" className="text-d2" lang={offer.name.lang}>
          {offer.name.text}
        </h2>
        <PassHoles visits={offer.visits} left={offer.visits} />
        <PassFacts pass={offer} />
        <p className="pass-price" translate="no">
          {total}
        </p>
        <IncludedVat sum={sum} />
      </section>
      <p>
        <Trans>
          It belongs to your account, <strong>{email}</strong>, as soon as it’s paid. Choose it in the cart
          and it pays for as many seats as it has visits. Return a ticket in time and you get the visit back.
        </Trans>
      </p>
      <PaymentMethodField
        paymentMethods={review.paymentMethods}
        chosen={review.chosen}
        words={{
          online: <Trans>by card on our payment provider’s secure page; you can use it straight away</Trans>,
          'box-office': <Trans>within 14 days; you can use it once it’s paid</Trans>,
        }}
      />
      <p className="text-sm">
        <Trans>
          You can withdraw from the purchase within 14 days, as long as the pass hasn’t been used. Our{' '}
          <a href={pathTo('terms', language)}>terms and conditions</a> apply; the{' '}
          <a href={pathTo('privacy', language)}>privacy policy</a> says what we store.
        </Trans>
      </p>
      <div className="pass-buttons">
        <Button type="submit" variant="red">
          <Trans>Order and pay: {total}</Trans>
        </Button>
        <a href={allPath} className="text-link">
          <Trans>All passes</Trans>
        </a>
      </div>
    </form>
  );
}
