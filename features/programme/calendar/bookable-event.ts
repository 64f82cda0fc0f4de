import type { BookableEvent } from '#features/box-office/booking/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatDay, formatTime } from '#lib/venue-time.ts';
import type { EventCard } from './event-card.ts';
import { typeTone } from './event-types/type-tone.ts';
import { stubArtwork } from './stub-artwork.ts';

/** An event of a list for the booking widget; one that is open for long has no start. */
export function toBookableEvent(card: EventCard, language: Language): BookableEvent {
  const day = formatDay(card.day, language);
  const start = card.until === null ? `${day}, ${formatTime(card.time, language)}` : day;
  return {
    id: card.id,
    path: card.path,
    title: card.title,
    typeName: card.type.name,
    tone: typeTone(card.type.slug),
    dateLine: `${start} · ${card.place}`,
    image: { upright: stubArtwork(card, 'upright'), wide: stubArtwork(card, 'wide') },
  };
}
