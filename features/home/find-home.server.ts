import {
  type CalendarServices,
  countEventsByAges,
  type EventCard,
  findUpcoming,
  keptDates,
  OLDEST_AGE,
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
  /** How many coming dates there are for each age, from 0 on. */
  datesByAge: number[];
}

/** The home page's view of the programme. */
export async function findHome(services: CalendarServices, language: Language): Promise<Home> {
  const coming = await findUpcoming(services, { limit: COMING_EVENTS });
  const highlights = await Promise.all(
    HIGHLIGHT_TYPES.map((typeSlug) => findUpcoming(services, { typeSlug, limit: 1 })),
  );
  const card = ({ event, offer }: (typeof coming)[number]) => toEventCard(event, offer, language);
  return {
    coming: coming.map(card),
    highlights: highlights.flat().map(card),
    datesByAge: await keptDates(services, 'dates by age', null, () => datesByAge(services)),
  };
}

async function datesByAge({ db, clock }: CalendarServices): Promise<number[]> {
  const groups = await countEventsByAges(db, clock.now());
  return Array.from({ length: OLDEST_AGE + 1 }, (_, age) =>
    groups
      .filter(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo)
      .reduce((sum, { count }) => sum + count, 0),
  );
}
