import { useLingui } from '@lingui/react/macro';
import { BookingControl } from '#features/box-office/booking/index.ts';
import { groupBookingPath } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { toBookableEvent } from '../bookable-event.ts';
import type { EventCard } from '../event-card.ts';

/** Fragment of the tickets on an event's page. */
const TICKETS = '#datesAndTickets';

/**
 * Opens the booking widget and states prices; shows nothing when there are no tickets. Prices of 0.00 make no ticket button
 * (docs/product/calendar.md#buy-button): free tickets are reserved on the event's own page, and groups book on one of theirs. `namedBy` is the id of the
 * element with the event's title.
 */
export function BookControl({ card, namedBy }: { card: EventCard; namedBy: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { offer } = card;
  if (!offer || offer.availability === 'closed') return null;
  const to = card.path + TICKETS;
  const own = `${namedBy}-book`;
  const names = { id: own, 'aria-labelledby': `${own} ${namedBy}` };
  if (offer.availability === 'sold-out') {
    return (
      <Link to={to} className="text-link text-sm" {...names}>
        {t`Other dates`}
      </Link>
    );
  }
  if (offer.fromCents === null) {
    return (
      <Link to={to} className="text-link text-sm" {...names}>
        {t`Free entry`}
      </Link>
    );
  }
  const price = formatPrice(offer.fromCents);
  if (offer.forGroups) {
    return (
      <ButtonLink href={groupBookingPath(language, { event: offer.jetId })} size="small" {...names}>
        <span className="book-word">{`${t`Class`} · `}</span>
        {t`from ${price}`}
      </ButtonLink>
    );
  }
  return (
    <BookingControl
      event={toBookableEvent(card, language)}
      namedBy={namedBy}
      label={
        <>
          <span className="book-word">{`${t`Book`} · `}</span>
          {t`from ${price}`}
        </>
      }
    />
  );
}
