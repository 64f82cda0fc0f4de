import { Trans } from '@lingui/react/macro';
import { DisputedWords, MoneyBackWords } from '#features/box-office/payments/refunds/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderView } from '../order-view.ts';

/** How what is owed comes back, or why nothing does, what the bank took, and the way to keep it as credit instead. Works without scripts. */
export function MoneyBack({
  order: { owedCents, keepableCents, isDisputed, isTakenByBank, waysBack },
}: {
  order: Pick<OrderView, 'owedCents' | 'keepableCents' | 'isDisputed' | 'isTakenByBank' | 'waysBack'>;
}) {
  if (owedCents === 0 && isTakenByBank)
    return (
      <p className="text-sm">
        <Trans>
          Your bank has taken back all or part of the payment. You pay what’s due at the box office, and for
          returned tickets you get back only what’s left.
        </Trans>
      </p>
    );
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
