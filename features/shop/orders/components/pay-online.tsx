import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { OrderView } from '../order-view.ts';

/** Why paying online could not begin. */
export type PayOnlineRefusal = 'PAY_CLOSED' | 'PAY_PROVIDER_DOWN';

/** The press that leads to the payment provider, or that a bank has yet to confirm what was paid. Works without scripts. */
export function PayOnline({
  order: { payOnline, openCents },
  refusal,
}: {
  order: Pick<OrderView, 'payOnline' | 'openCents'>;
  refusal: PayOnlineRefusal | null;
}) {
  return (
    <>
      {refusal ? (
        <div role="alert">
          <Note tone="rosa-hell">
            {refusal === 'PAY_CLOSED' ? (
              <Trans>This can’t be paid online now. Reload the page to see what’s still due.</Trans>
            ) : (
              <Trans>We can’t reach our payment provider right now. Try again in a few minutes.</Trans>
            )}
          </Note>
        </div>
      ) : null}
      {payOnline === 'processing' ? (
        <Note tone="minze-hell">
          <Trans>
            Your payment is on its way: your bank has yet to confirm it. We’re holding your seats until then,
            and we’ll email you.
          </Trans>
        </Note>
      ) : null}
      {payOnline === 'offered' ? (
        <form method="post" className="order-pay">
          <Button type="submit" name="do" value="pay">
            <Trans>
              Pay <span translate="no">{formatPrice(openCents)}</span> online now
            </Trans>
          </Button>
        </form>
      ) : null}
    </>
  );
}
