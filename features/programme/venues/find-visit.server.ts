import type { Db } from '#features/database.server.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import {
  findHoursToday,
  type HoursToday,
  regularHours,
} from '#features/programme/opening-hours/index.server.ts';
import type { RegularHours } from '#features/programme/opening-hours/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { venuesTag } from './cache-tags.ts';
import { findMainVenue } from './store.server.ts';

/** Days ahead whose special hours are shown. */
const EXCEPTIONS_AHEAD = 14;

/** When the venue is open, in its week and in the coming days that differ, and where it is. */
export interface Visit {
  hours: RegularHours;
  address: { name: string; street: string; place: string; directions: ShownText } | null;
}

/** Depends on the tags `opening-hours` and `venues`. */
export function findVisit(
  services: { db: Db; clock: Clock; cache: TaggedCache },
  language: Language,
): Promise<Visit> {
  const tags = [openingHoursTag(), venuesTag()];
  return services.cache.read(`visit ${services.clock.today()} ${language}`, { tags }, async () => {
    const [hours, venue] = await Promise.all([findHoursToday(services), findMainVenue(services.db)]);
    return toVisit(venue, hours, language);
  });
}

export function toVisit(
  venue: Awaited<ReturnType<typeof findMainVenue>>,
  { rules, today }: Pick<HoursToday, 'rules' | 'today'>,
  language: Language,
): Visit {
  const last = addDays(today.day, EXCEPTIONS_AHEAD);
  return {
    hours: regularHours(
      { ...rules, exceptions: rules.exceptions.filter(({ day }) => day <= last) },
      language,
    ),
    address: venue && {
      name: shown(venue.name, language).text,
      street: venue.street,
      place: `${venue.postalCode} ${venue.city}`,
      directions: shown(venue.directions, language),
    },
  };
}
