import { Trans } from '@lingui/react/macro';
import { MoneyBackWords } from '#features/money-back/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderView } from '../order-view.ts';

/** How what is owed comes back, and the way to keep it as credit instead. Works without scripts. */
export function MoneyBack({
  order: { owedCents, keepableCents, waysBack },
}: {
  order: Pick<OrderView, 'owedCents' | 'keepableCents' | 'waysBack'>;
}) {
  if (owedCents === 0) return null;
  const amount = formatPrice(keepableCents);
  return (
    <div className="money-back">
      <p className="text-sm">
        <MoneyBackWords ways={waysBack} />
      </p>
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
