import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatPrice } from '#lib/money.ts';
import type { EventCard } from '../event-card.ts';

/** Where an event's tickets are found on its page. */
const TICKETS = '#datesAndTickets';

/** Leads to an event's tickets and says what they cost; shows nothing when there are none to have. */
export function BookControl({ card }: { card: EventCard }) {
  const { t } = useLingui();
  const { offer } = card;
  if (!offer || offer.availability === 'closed') return null;
  const to = card.path + TICKETS;
  const describedBy = `event-${card.id}`;
  if (offer.availability === 'sold-out') {
    return (
      <Link to={to} className="text-link text-sm" aria-describedby={describedBy}>
        {t`Other dates`}
      </Link>
    );
  }
  const price = offer.fromCents === null ? null : formatPrice(offer.fromCents);
  return (
    <ButtonLink to={to} size="small" aria-describedby={describedBy}>
      {price === null ? t`Book · free entry` : t`Book · from ${price}`}
    </ButtonLink>
  );
}
