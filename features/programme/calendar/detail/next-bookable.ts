import type { EventCard } from '../event-card.ts';

/** The first of these dates one can still buy a ticket for; they come in their order. */
export function nextBookable(dates: EventCard[]): EventCard | undefined {
  return dates.find(
    ({ status, offer }) =>
      status === 'scheduled' &&
      (offer?.availability === 'many' || offer?.availability === 'few') &&
      offer.fromCents !== null,
  );
}
