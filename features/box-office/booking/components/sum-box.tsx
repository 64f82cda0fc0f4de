import { Plural, Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Holes } from '#ui/holes.tsx';
import { countTickets, totalCents } from '../selection.ts';
import { isOnSale } from '../timeslots.ts';
import type { Booking } from '../use-booking.ts';
import { useHydrated } from '../use-hydrated.ts';

/** The selection, its price, how long it will be held, and the button. */
export function SumBox({ booking: { offer, state } }: { booking: Booking }) {
  const hydrated = useHydrated();
  const { selection } = state;
  const count = countTickets(selection);
  // Nothing will be reserved where everything is sold out.
  if (count === 0 && !offer.seatGroups.some((group) => isOnSale(group, state.blockId))) return null;

  return (
    <div className="sum-box surface-dotter-hell">
      <p className="sum-chosen needs-script">
        {selection.length === 0 ? <Trans>Nothing chosen yet</Trans> : null}
        {selection.map(({ ticket, amount }, index) => (
          <span key={ticket.id}>
            {index > 0 ? ', ' : ''}
            {amount} × <span lang={ticket.name.lang}>{ticket.name.text}</span>
          </span>
        ))}
      </p>
      <p className="sum-total needs-script" translate="no">
        {formatPrice(totalCents(selection))}
      </p>
      <p className="sum-hold">
        <Holes count={15} filled={15} />
        <Trans>Your tickets will be reserved for the next 15 minutes.</Trans>
      </p>
      <Button type="submit" full disabled={hydrated && count === 0}>
        {count === 0 ? (
          <Trans>Add tickets to cart</Trans>
        ) : (
          <Plural value={count} one="Add # ticket to cart" other="Add # tickets to cart" />
        )}
      </Button>
    </div>
  );
}
