import { Trans } from '@lingui/react/macro';
import { DisputedWords, RefundText } from '#features/box-office/prices/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderView } from '../order-view.ts';

/**
 * How the amount due is refunded, or why it is not, chargebacks, and the button to keep it as credit instead. Works without
 * scripts.
 */
export function RefundNote({
  order: { owedCents, creditableCents, isDisputed, isTakenByBank, refundSplit },
}: {
  order: Pick<OrderView, 'owedCents' | 'creditableCents' | 'isDisputed' | 'isTakenByBank' | 'refundSplit'>;
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
  const amount = formatPrice(creditableCents);
  return (
    <div className="refund-note">
      <p className="text-sm">{isDisputed ? <DisputedWords /> : <RefundText split={refundSplit} />}</p>
      {creditableCents > 0 ? (
        <form method="post">
          <Button type="submit" name="keep" value="credit" variant="ghost" size="small">
            <Trans>Keep {amount} as credit instead</Trans>
          </Button>
        </form>
      ) : null}
    </div>
  );
}
