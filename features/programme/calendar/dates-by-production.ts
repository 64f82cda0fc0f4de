import type { EventCard } from './event-card.ts';

/** Dates of several productions, those of one production together; productions in the order of their first date. */
export function datesByProduction<Card extends Pick<EventCard, 'art'>>(cards: Card[]): Card[][] {
  return [...Map.groupBy(cards, ({ art }) => art).values()];
}
