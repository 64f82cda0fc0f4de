import { Trans } from '@lingui/react/macro';
import { DisputedWords, MoneyBackWords } from '#features/money-back/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderView } from '../order-view.ts';

/** How what is owed comes back, or why nothing does, and the way to keep it as credit instead. Works without scripts. */
export function MoneyBack({
  order: { owedCents, keepableCents, isDisputed, waysBack },
}: {
  order: Pick<OrderView, 'owedCents' | 'keepableCents' | 'isDisputed' | 'waysBack'>;
}) {
  if (owedCents === 0 && !isDisputed) return null;
  const amount = formatPrice(keepableCents);
  return (
    <div className="money-back">
      <p className="text-sm">{isDisputed ? <DisputedWords /> : <MoneyBackWords ways={waysBack} />}</p>
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
