import { Plural, Trans } from '@lingui/react/macro';
import { PassRow } from '#features/box-office/passes/index.ts';
import { CouponRow, IncludedVat } from '#features/box-office/prices/index.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { CartView } from '../cart-view.ts';
import { CartCoupon } from './cart-coupon.tsx';
import { CartPass } from './cart-pass.tsx';
import type { ShopPaths } from './shop-paths.ts';

/** Total of the tickets that can be bought, and the state of payment. */
export function CartSum({
  cart: { tickets, series, fullCents, sum, coupon, pass, passes, can },
  paths,
}: {
  cart: CartView;
  paths: ShopPaths;
}) {
  const bought = [
    ...tickets.flatMap(({ lines }) => lines),
    // A ticket for each of its dates.
    ...series.map(({ quantity: each, lineIds, stop }) => ({ quantity: each * lineIds.length, stop })),
  ].filter(({ stop }) => stop === null);
  const quantity = bought.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section className="cart-sum cut-note surface-rosa" aria-labelledby="cart-sum">
      <h2 id="cart-sum" className="text-d2">
        <Trans>Total</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Plural value={quantity} one="# ticket" other="# tickets" />
          </dt>
          <dd translate="no">{formatPrice(fullCents)}</dd>
        </div>
        <PassRow pass={pass} />
        <CouponRow coupon={coupon} />
        <div className="cart-total">
          <dt>
            <Trans>Total to pay</Trans>
          </dt>
          <dd translate="no">{formatPrice(sum.totalCents)}</dd>
        </div>
      </dl>
      <IncludedVat sum={sum} />
      <CartPass pass={pass} passes={passes} paths={paths} />
      {can.coupons ? <CartCoupon coupon={coupon} paths={paths} /> : null}
      {can.order ? (
        <ButtonLink href={paths.checkout} full>
          <Trans>Go to checkout</Trans>
        </ButtonLink>
      ) : (
        <p>
          <Trans>Remove what’s no longer on sale to go to checkout.</Trans>
        </p>
      )}
    </section>
  );
}
