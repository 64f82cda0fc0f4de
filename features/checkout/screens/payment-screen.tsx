import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { CheckoutSteps } from '../components/checkout-steps.tsx';

/**
 * How a payment stands that has led nowhere yet. `waiting`: it may still be paid. `unknown`: the provider does not answer. `due-back`:
 * paid for what could not be had any more, and about to be given back; `returned`: given back.
 */
export type PaymentStanding = 'waiting' | 'unknown' | 'due-back' | 'returned';

/** Between the shop and the provider's page: go on paying, or get the cart back. */
export function PaymentScreen({
  standing,
  cents,
  instead,
}: {
  standing: PaymentStanding;
  cents: number;
  /** What is paid where it is no cart. */
  instead: 'voucher' | 'pass' | null;
}) {
  const amount = formatPrice(cents);
  const isReturned = standing === 'due-back' || standing === 'returned';
  return (
    <div className="wrap checkout-columns">
      <div className="checkout-main">
        {instead ? null : <CheckoutSteps here="pay" />}
        <h1 className="text-title">
          {isReturned ? <Trans>Your payment comes back</Trans> : <Trans>Your payment</Trans>}
        </h1>
        <p className="lead" role="status">
          {instead && standing === 'waiting' ? (
            <Trans>{amount} are not paid yet. Just paid? Then reload this page in a moment.</Trans>
          ) : instead && standing === 'unknown' ? (
            <Trans>
              We cannot see right now whether {amount} were paid. Nothing is lost. Reload this page in a
              minute.
            </Trans>
          ) : standing === 'waiting' ? (
            <Trans>
              {amount} are not paid yet. Your seats are kept while you pay. Just paid? Then reload this page
              in a moment.
            </Trans>
          ) : standing === 'unknown' ? (
            <Trans>
              We cannot see right now whether {amount} were paid. Nothing is lost: your seats are kept. Reload
              this page in a minute.
            </Trans>
          ) : (
            <Trans>
              {amount} arrived when these tickets could not be sold any more. You have bought nothing, and the
              money goes back the way you paid. An e-mail says so, too.
            </Trans>
          )}
        </p>
        {isReturned ? null : (
          <form method="post" className="checkout-ways">
            <Button type="submit" name="do" value="continue" variant="red">
              <Trans>Go on to pay</Trans>
            </Button>
            <Button type="submit" name="do" value="stop" variant="ghost">
              {instead === 'voucher' ? (
                <Trans>Back to the gift voucher</Trans>
              ) : instead === 'pass' ? (
                <Trans>Back to the pass</Trans>
              ) : (
                <Trans>Back to the cart</Trans>
              )}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
