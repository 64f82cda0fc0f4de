import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderView } from '../order-view.ts';

/** How what is owed comes back, and the way to keep it as credit instead. Works without scripts. */
export function MoneyBack({
  order: { owedCents, keepableCents, comesBackOnline },
}: {
  order: Pick<OrderView, 'owedCents' | 'keepableCents' | 'comesBackOnline'>;
}) {
  if (owedCents === 0) return null;
  const amount = formatPrice(keepableCents);
  return (
    <div className="money-back">
      {comesBackOnline ? (
        <p className="text-sm">
          <Trans>It comes back by itself, the way you paid. We send it within a day.</Trans>
        </p>
      ) : null}
      {keepableCents > 0 ? (
        <form method="post">
          <Button type="submit" name="keep" value="credit" variant="ghost" size="small">
            <Trans>Keep {amount} as credit instead</Trans>
          </Button>
        </form>
      ) : null}
    </div>
  );
}
