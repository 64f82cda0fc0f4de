import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatPrice } from '#lib/money.ts';
import type { EventCard } from '../event-card.ts';
import type { EventDetail } from '../find-event-detail.server.ts';

/** Where an event's tickets are found on its page (specification, section 2). */
export const TICKETS = 'datesAndTickets';

/** The way to the tickets and what they cost, in the hero. */
export function HeroAction({ event, isPast }: { event: EventCard; isPast: boolean }) {
  if (isPast || event.status !== 'scheduled' || !event.offer) return null;
  const price = event.offer.fromCents === null ? null : formatPrice(event.offer.fromCents);
  return (
    <>
      <ButtonLink href={`#${TICKETS}`} variant="white">
        <Trans>Dates and tickets</Trans>
      </ButtonLink>
      <span className="production-hero-price">
        {price === null ? <Trans>Free entry</Trans> : <Trans>from {price}</Trans>}
      </span>
    </>
  );
}

/** Says what keeps the date from taking place. */
export function EventState({ detail: { event, isPast } }: { detail: EventDetail }) {
  if (event.status === 'scheduled' && !isPast) return null;
  return (
    <p className="event-state">
      {event.status === 'cancelled' ? (
        <Trans>This date has been cancelled.</Trans>
      ) : event.status === 'postponed' ? (
        <Trans>This date has been postponed.</Trans>
      ) : (
        <Trans>This date is over.</Trans>
      )}
    </p>
  );
}
