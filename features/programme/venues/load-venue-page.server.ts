import type { CalendarServices, EventCard } from '#features/programme/calendar/index.server.ts';
import { findUpcomingCards } from '#features/programme/calendar/index.server.ts';
import { findOpeningHours, regularHours } from '#features/programme/opening-hours/index.server.ts';
import type { RegularHours } from '#features/programme/opening-hours/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import { findMainVenue, findRooms, findVenue } from './store.server.ts';

const LISTED_DATES = 8;
/** Days ahead whose special hours are shown. */
const EXCEPTIONS_AHEAD = 42;

export interface VenuePage {
  name: ShownText;
  slug: string;
  art: string;
  street: string;
  place: string;
  phone: string | null;
  email: string | null;
  directions: ShownText;
  access: ShownText;
  /** An outside map; visitors go there by their own choice. */
  mapUrl: string;
  rooms: { id: number; name: ShownText; floor: ShownText; access: ShownText }[];
  /** The box office's week and the days that differ from it; `null` for venues that have no box office. */
  hours: RegularHours | null;
  dates: EventCard[];
}

/** Everything the page of a venue shows; `null` when there is no such venue. */
export async function loadVenuePage(
  services: CalendarServices,
  id: number,
  language: Language,
): Promise<{ id: number; slug: string; page: VenuePage } | null> {
  const { db } = services;
  const venue = await findVenue(db, id);
  if (!venue) return null;
  const [rooms, mainVenue, dates] = await Promise.all([
    findRooms(db),
    findMainVenue(db),
    findUpcomingCards(services, { venueId: id }, { limit: LISTED_DATES, language }),
  ]);
  const place = `${venue.postalCode} ${venue.city}`;
  return {
    id,
    slug: venue.slug,
    page: {
      name: shown(venue.name, language),
      slug: venue.slug,
      art: venue.art,
      street: venue.street,
      place,
      phone: venue.phone,
      email: venue.email,
      directions: shown(venue.directions, language),
      access: shown(venue.access, language),
      mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${venue.street}, ${place}`)}`,
      rooms: rooms
        .filter(({ venueId }) => venueId === id)
        .map((room) => ({
          id: room.id,
          name: shown(room.name, language),
          floor: shown(room.floor, language),
          access: shown(room.access, language),
        })),
      hours: mainVenue?.id === id ? await findHours(services, language) : null,
      dates,
    },
  };
}

async function findHours({ db, clock }: CalendarServices, language: Language): Promise<VenuePage['hours']> {
  const today = clock.today();
  const rules = await findOpeningHours(db, today, addDays(today, EXCEPTIONS_AHEAD));
  return regularHours(rules, language);
}
