import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { WaysBack } from '../ways-back.ts';

/** How money that is owed comes back; amounts are said where there is more than one way. */
export function MoneyBackWords({ ways: { onlineCents, tillCents, heldCents } }: { ways: WaysBack }) {
  if (heldCents > 0) return <DisputedWords />;
  if (onlineCents === 0)
    return (
      <Trans>You get it at the box office, in cash, or by bank transfer. Tell us your order number.</Trans>
    );
  if (tillCents === 0)
    return <Trans>It comes back by itself, the way you paid. We send it within a day.</Trans>;
  const [online, till] = [formatPrice(onlineCents), formatPrice(tillCents)];
  return (
    <Trans>
      {online} comes back by itself, the way you paid. We send it within a day. You get {till} at the box
      office, in cash, or by bank transfer. Tell us your order number.
    </Trans>
  );
}

/** Why nothing comes back before the bank has decided (docs/decisions/0098). */
export function DisputedWords() {
  return (
    <Trans>
      The payment is disputed at your bank. As long as that is not decided, nothing goes back; what comes back
      depends on its decision. Valid tickets stay valid.
    </Trans>
  );
}
