import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { CheckoutSteps } from '../components/checkout-steps.tsx';

/**
 * State of a payment without an order. `waiting`: it may still be paid. `processing`: sent to a bank that confirms it later;
 * `failed`: it did not. `unknown`: the provider does not answer. `due-back`:
 * paid for sold-out tickets, and about to be refunded; `returned`: refunded.
 */
export type PaymentStatus = 'waiting' | 'processing' | 'failed' | 'unknown' | 'due-back' | 'returned';

/** Between the shop and the provider's page: go on paying, or get the cart back. */
export function PaymentScreen({
  standing,
  cents,
  instead,
  holdsPlaces,
  programmePath,
}: {
  standing: PaymentStatus;
  cents: number;
  /** Kind of purchase being paid if it is not a cart. */
  instead: 'voucher' | 'pass' | null;
  /** Its seats are held. */
  holdsPlaces: boolean;
  programmePath: string;
}) {
  const amount = formatPrice(cents);
  const isReturned = standing === 'due-back' || standing === 'returned';
  const isWithBank = standing === 'processing' || standing === 'failed';
  return (
    <div className="wrap checkout-columns">
      <div className="checkout-main">
        {instead ? null : <CheckoutSteps here="pay" />}
        <h1 className="text-title">
          {isReturned ? (
            <Trans>Your payment is coming back</Trans>
          ) : standing === 'processing' ? (
            <Trans>We’re waiting for your bank</Trans>
          ) : standing === 'failed' ? (
            <Trans>Your payment didn’t go through</Trans>
          ) : (
            <Trans>Your payment</Trans>
          )}
        </h1>
        <p className="lead" role="status">
          {standing === 'processing' ? (
            <Trans>
              You’ve paid {amount} in a way your bank has yet to confirm. That usually takes about a week. As
              soon as the money is here, we’ll email you what you bought. You don’t need to do anything.
            </Trans>
          ) : standing === 'failed' ? (
            <Trans>
              Your bank didn’t pay the {amount}. You haven’t bought anything, and nothing is owed. It’s in an
              email too.
            </Trans>
          ) : instead && standing === 'waiting' ? (
            <Trans>{amount} hasn’t been paid yet. Just paid? Reload this page in a moment.</Trans>
          ) : instead && standing === 'unknown' ? (
            <Trans>
              We can’t see right now whether {amount} has been paid. Nothing is lost. Reload this page in a
              minute.
            </Trans>
          ) : standing === 'waiting' ? (
            <Trans>
              {amount} hasn’t been paid yet. We’re holding your seats while you pay. Just paid? Reload this
              page in a moment.
            </Trans>
          ) : standing === 'unknown' ? (
            <Trans>
              We can’t see right now whether {amount} has been paid. Nothing is lost: we’re holding your
              seats. Reload this page in a minute.
            </Trans>
          ) : (
            <Trans>
              {amount} reached us after these tickets could no longer be sold. You haven’t bought anything,
              and we’re sending your money back the way you paid. It’s in an email too.
            </Trans>
          )}
        </p>
        {standing === 'processing' && holdsPlaces ? (
          <p>
            <Trans>
              We’re holding your seats until then. Your tickets aren’t valid yet, so please wait for that
              email before you set off.
            </Trans>
          </p>
        ) : null}
        {isWithBank ? (
          <p className="checkout-links">
            <a href={programmePath} className="text-link">
              <Trans>What’s on</Trans>
            </a>
          </p>
        ) : isReturned ? null : (
          <form method="post" className="checkout-links">
            <Button type="submit" name="do" value="continue" variant="red">
              <Trans>Continue to payment</Trans>
            </Button>
            <Button type="submit" name="do" value="stop" variant="ghost">
              {instead === 'voucher' ? (
                <Trans>Back to gift voucher</Trans>
              ) : instead === 'pass' ? (
                <Trans>Back to pass</Trans>
              ) : (
                <Trans>Back to cart</Trans>
              )}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
