import {
  type CalendarServices,
  type EventCard,
  findUpcoming,
  toEventCard,
} from '#features/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';

/** Events listed under "The next days". */
const COMING_EVENTS = 8;
/** What opens the page: one date each, of the kinds families ask for most. */
const HIGHLIGHT_TYPES = ['exhibition', 'theatre', 'school'];

export interface Home {
  /** The next date of each highlighted type, of different productions. */
  highlights: EventCard[];
  coming: EventCard[];
}

/** The home page's view of the programme. */
export async function findHome(services: CalendarServices, language: Language): Promise<Home> {
  const coming = await findUpcoming(services, { limit: COMING_EVENTS });
  const highlights = await Promise.all(
    HIGHLIGHT_TYPES.map((typeSlug) => findUpcoming(services, { typeSlug, limit: 1 })),
  );
  const card = ({ event, offer }: (typeof coming)[number]) => toEventCard(event, offer, language);
  return { coming: coming.map(card), highlights: highlights.flat().map(card) };
}
