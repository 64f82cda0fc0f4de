import { Trans } from '@lingui/react/macro';
import { PassRow } from '#features/box-office/passes/index.ts';
import { CouponRow, IncludedVat } from '#features/box-office/prices/index.ts';
import type { CartView } from '#features/shop/cart/index.ts';
import { formatPrice } from '#lib/money.ts';

/** Summary of the order about to be placed, with its total, VAT included. */
export function CheckoutSummary({
  cart: { tickets, series, sum, coupon, pass },
  creditCents = 0,
  donationCents = 0,
}: {
  cart: CartView;
  /** Part of it paid with credit. */
  creditCents?: number;
  /** Donation on top. */
  donationCents?: number;
}) {
  return (
    <section className="checkout-summary cut-note surface-rosa" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" className="text-d2">
        <Trans>Total</Trans>
      </h2>
      {series.map((whole) => (
        <div key={`series-${whole.id}`}>
          <h3 lang={whole.title.lang}>{whole.title.text}</h3>
          <p className="text-sm">
            <Trans>Whole series</Trans>: {whole.days.join(', ')},{' '}
            <span lang={whole.seatGroup.lang}>{whole.seatGroup.text}</span>
          </p>
          <dl>
            <div>
              <dt>
                {whole.quantity} × <span lang={whole.price.lang}>{whole.price.text}</span>
              </dt>
              <dd translate="no">{formatPrice(whole.totalCents)}</dd>
            </div>
          </dl>
        </div>
      ))}
      {tickets.map(({ id, event, seatGroup, lines }) => (
        <div key={id}>
          <h3 lang={event?.title.lang}>{event ? event.title.text : <Trans>Tickets</Trans>}</h3>
          <p className="text-sm">
            {event ? `${event.dateLine}, ` : null}
            <span lang={seatGroup.lang}>{seatGroup.text}</span>
          </p>
          <dl>
            {lines.map((line) => (
              <div key={line.id}>
                <dt>
                  {line.quantity} × <span lang={line.name.lang}>{line.name.text}</span>
                </dt>
                <dd translate="no">{formatPrice(line.totalCents)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <dl>
        <PassRow pass={pass} />
        <CouponRow coupon={coupon} />
        {donationCents > 0 ? (
          <div>
            <dt>
              <Trans>Donation</Trans>
            </dt>
            <dd translate="no">{formatPrice(donationCents)}</dd>
          </div>
        ) : null}
        {creditCents > 0 ? (
          <div>
            <dt>
              <Trans>Credit</Trans>
            </dt>
            <dd translate="no">{formatPrice(-creditCents)}</dd>
          </div>
        ) : null}
        <div className="checkout-total">
          <dt>
            <Trans>Total to pay</Trans>
          </dt>
          <dd translate="no">{formatPrice(sum.totalCents + donationCents - creditCents)}</dd>
        </div>
      </dl>
      <IncludedVat sum={sum} />
    </section>
  );
}
