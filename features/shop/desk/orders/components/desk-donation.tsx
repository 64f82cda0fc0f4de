import { Trans } from '@lingui/react/macro';
import type { Donation } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { DeskDraft } from '../load-desk-order-page.server.ts';
import { ReasonField } from './reason-field.tsx';

/** Donation of an order, and the form that gives it back when the customer asks for it. */
export function DeskDonation({
  donation: { cents, end },
  canReturn,
  draft,
}: {
  donation: Donation;
  canReturn: boolean;
  draft: DeskDraft | null;
}) {
  const amount = formatPrice(cents);
  if (end !== null)
    return (
      <p>
        {end === 'given-back' ? (
          <Trans>The donation of {amount} was given back.</Trans>
        ) : (
          <Trans>The donation of {amount} lapsed: the tickets were cancelled before it was paid.</Trans>
        )}
      </p>
    );
  const typed = draft?.form === 'return-donation' ? draft : null;
  if (!canReturn) return null;
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Give the donation back</Trans>
      </summary>
      <p className="text-sm">
        <Trans>
          Cancelling tickets keeps the donation. Give it back only if the customer asks: {amount} is then due
          as a refund.
        </Trans>
      </p>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="return-donation" />
        <ReasonField typed={typed?.reason} />
        <Button type="submit" variant="ghost">
          <Trans>Give {amount} back</Trans>
        </Button>
      </form>
    </details>
  );
}
