import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { HeldCart } from '../cart-view.ts';
import { warningAt } from './countdown.ts';
import { Renew } from './renew.tsx';
import type { ShopPaths } from './shop-paths.ts';

/**
 * Warns at two minutes and again at sixty seconds, with one button that renews (WCAG 2.2.1). It is announced and remains at
 * the lower edge until it is used, dismissed, or replaced by the next one; it takes nobody's focus.
 */
export function RenewWarning({
  seconds,
  cart,
  paths,
}: {
  seconds: number;
  cart: HeldCart;
  paths: Pick<ShopPaths, 'renew'>;
}) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const warning = warningAt(seconds);
  const key = `${cart.expiresAt} ${warning}`;
  const isShown = warning !== null && dismissed !== key;

  return (
    <div role="alert" className="renew-warning-place">
      {isShown ? (
        <div className="renew-warning surface-ink">
          <p>
            {warning === 120 ? (
              <Trans>Less than two minutes left for your tickets.</Trans>
            ) : (
              <Trans>Less than one minute left for your tickets.</Trans>
            )}
          </p>
          <Renew cart={cart} paths={paths} variant="white" />
          <Button size="small" variant="ghost" onClick={() => setDismissed(key)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
