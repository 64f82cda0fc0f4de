import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { RefundSplit } from '../refund-sentences.ts';

/** How the amount due is refunded; amounts are stated where there is more than one method. */
export function RefundText({ split: { onlineCents, tillCents, heldCents } }: { split: RefundSplit }) {
  if (heldCents > 0) return <DisputedWords />;
  if (onlineCents === 0)
    return (
      <Trans>
        Collect it in cash from the box office, or have it by bank transfer: just give us your order number.
      </Trans>
    );
  if (tillCents === 0) return <Trans>We’ll send it back the way you paid, within a day.</Trans>;
  const [online, till] = [formatPrice(onlineCents), formatPrice(tillCents)];
  return (
    <Trans>
      We’ll send {online} back the way you paid, within a day. You can collect {till} in cash from the box
      office, or have it by bank transfer: just give us your order number.
    </Trans>
  );
}

/** Reason nothing is refunded before the bank has decided (docs/decisions/0098). */
export function DisputedWords() {
  return (
    <Trans>
      The payment is being disputed with your bank. Until that’s decided, nothing is refunded; what you get
      back depends on the bank’s decision. Valid tickets stay valid.
    </Trans>
  );
}
