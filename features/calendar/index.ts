export { artworkType } from './artwork-type.ts';
export type { EventCard } from './event-card.ts';
export * from './event-filter.ts';
