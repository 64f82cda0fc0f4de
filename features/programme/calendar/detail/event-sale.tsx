import { Trans } from '@lingui/react/macro';
import type { OfferSummary } from '#features/box-office/ticketing/index.ts';
import { TICKETS } from '#features/core/navigation/index.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { EventCard } from '../event-card.ts';

/** Link to the dates with their prices, in the hero; nothing when there are no dates. */
export function HeroAction({ dates, offer }: { dates: number; offer: OfferSummary | null }) {
  if (dates === 0) return null;
  return (
    <>
      <ButtonLink href={`#${TICKETS}`} variant="white">
        <Trans>Dates and tickets</Trans>
      </ButtonLink>
      {offer && offer.availability !== 'closed' ? (
        <span className="production-hero-price">
          <PriceWords offer={offer} />
        </span>
      ) : null}
    </>
  );
}

/** Price of the cheapest ticket, or the reason there is none to buy. */
export function PriceWords({ offer }: { offer: OfferSummary }) {
  if (offer.availability === 'sold-out') return <Trans>Sold out</Trans>;
  if (offer.fromCents === null) return <Trans>Free entry</Trans>;
  const price = formatPrice(offer.fromCents);
  return <Trans>from {price}</Trans>;
}

/** Says what keeps one from coming on this date. */
export function EventState({ detail: { event, isPast } }: { detail: { event: EventCard; isPast: boolean } }) {
  const isSoldOut = event.offer?.availability === 'sold-out';
  if (event.status === 'scheduled' && !isPast && !isSoldOut) return null;
  return (
    <p className="event-state">
      {event.status === 'cancelled' ? (
        <Trans>This date has been cancelled.</Trans>
      ) : event.status === 'postponed' ? (
        <Trans>This date has been postponed.</Trans>
      ) : isPast ? (
        <Trans>This date is over.</Trans>
      ) : (
        <Trans>This date is sold out.</Trans>
      )}
    </p>
  );
}
