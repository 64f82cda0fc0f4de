import { Trans } from '@lingui/react/macro';
import type { ShopPaths } from '#features/shop/cart/index.ts';
import { formatPrice } from '#lib/money.ts';

/** Customer's credit with the venue. In cents. */
export interface CreditToSpend {
  /** All they could spend now. */
  freeCents: number;
  /** Part of it that pays for this cart. */
  usedCents: number;
}

/**
 * Choice of paying with credit, ahead of all other payment methods; the link changes it, and with it the sum and the
 * methods that are left.
 */
export function CreditChoice({
  credit: { freeCents, usedCents },
  paths,
}: {
  credit: CreditToSpend;
  paths: Pick<ShopPaths, 'pay' | 'payWithoutCredit'>;
}) {
  const free = formatPrice(freeCents);
  const used = formatPrice(usedCents);
  return (
    <section className="checkout-credit surface-himmel" aria-labelledby="checkout-credit">
      <h2 id="checkout-credit" className="text-d2">
        <Trans>You have {free} in credit</Trans>
      </h2>
      {usedCents > 0 ? (
        <p>
          <Trans>{used} of it goes towards this order.</Trans>{' '}
          <a href={paths.payWithoutCredit} className="text-link">
            <Trans>Keep my credit</Trans>
          </a>
        </p>
      ) : (
        <p>
          <Trans>It stays in your account.</Trans>{' '}
          <a href={paths.pay} className="text-link">
            <Trans>Pay with my credit</Trans>
          </a>
        </p>
      )}
    </section>
  );
}
