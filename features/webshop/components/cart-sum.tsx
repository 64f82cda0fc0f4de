import { Plural, Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { CartView } from '../cart-view.ts';

/** What the tickets that can be bought come to, and how things stand with paying. */
export function CartSum({ cart: { tickets, totalCents } }: { cart: CartView }) {
  const quantity = tickets
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.stop === null ? line.quantity : 0), 0);
  return (
    <section className="cart-sum cut-note surface-rosa" aria-labelledby="cart-sum">
      <h2 id="cart-sum" className="text-d2">
        <Trans>All together</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Plural value={quantity} one="# ticket" other="# tickets" />
          </dt>
          <dd>{formatPrice(totalCents)}</dd>
        </div>
        <div className="cart-total">
          <dt>
            <Trans>To pay</Trans>
          </dt>
          <dd>{formatPrice(totalCents)}</dd>
        </div>
      </dl>
      <p className="text-sm">
        <Trans>
          Paying opens here together with the box office’s checkout. Until then your seats are held, not sold.
        </Trans>
      </p>
    </section>
  );
}
