import {
  type CalendarServices,
  calendarAddress,
  countEventsByAges,
  type EventCard,
  findOptions,
  findUpcoming,
  keptDates,
  OLDEST_AGE,
  toEventCard,
} from '#features/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';

/** Events listed under "The next days". */
const COMING_EVENTS = 8;
const EXHIBITION = 'exhibition';
/** What opens the page: one date each, of the kinds families ask for most. */
const HIGHLIGHT_TYPES = [EXHIBITION, 'theatre', 'school'];

export interface Home {
  /** The next date of each highlighted type, of different productions. */
  highlights: EventCard[];
  coming: EventCard[];
  /** Where the calendar shows exhibitions alone; all dates where the house has none. */
  exhibitionsPath: string;
  /** How many coming dates there are for each age, from 0 on. */
  datesByAge: number[];
}

/** The home page's view of the programme. */
export async function findHome(services: CalendarServices, language: Language): Promise<Home> {
  const types = await keptDates(services, 'event types', null, () => findOptions(services.db, 'event_types'));
  const typesOf = (wanted: readonly string[]) =>
    wanted.flatMap((slug) => types.find((type) => type.slug === slug)?.id ?? []);
  const coming = await findUpcoming(services, { limit: COMING_EVENTS });
  const highlights = await Promise.all(
    typesOf(HIGHLIGHT_TYPES).map((type) => findUpcoming(services, { type, limit: 1 })),
  );
  const [exhibition] = typesOf([EXHIBITION]);
  const card = ({ event, offer }: (typeof coming)[number]) => toEventCard(event, offer, language);
  return {
    coming: coming.map(card),
    highlights: highlights.flat().map(card),
    exhibitionsPath: calendarAddress(language, exhibition === undefined ? {} : { type: exhibition }),
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
