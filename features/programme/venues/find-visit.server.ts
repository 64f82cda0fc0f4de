import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { venuesTag } from './cache-tags.ts';
import { openingHoursTag } from './opening-hours/cache-tags.ts';
import { findHoursToday, type HoursToday } from './opening-hours/find-hours-today.server.ts';
import { type HouseHours, houseHours } from './opening-hours/opening-view.ts';
import { findMainVenue } from './store.server.ts';

/** Days ahead whose exceptions from the week's hours are told. */
const EXCEPTIONS_AHEAD = 14;

/** When the house is open, in its week and in the coming days that differ, and where it is. */
export interface Visit {
  hours: HouseHours;
  address: { name: string; street: string; place: string; directions: ShownText } | null;
}

/** Depends on the tags `opening-hours` and `venues`. */
export function findVisit(
  services: { db: Db; clock: Clock; memory: TagMemory },
  language: Language,
): Promise<Visit> {
  const tags = [openingHoursTag(), venuesTag()];
  return services.memory.read(`visit ${services.clock.today()} ${language}`, { tags }, async () => {
    const [hours, house] = await Promise.all([findHoursToday(services), findMainVenue(services.db)]);
    return toVisit(house, hours, language);
  });
}

export function toVisit(
  house: Awaited<ReturnType<typeof findMainVenue>>,
  { rules, today }: Pick<HoursToday, 'rules' | 'today'>,
  language: Language,
): Visit {
  const last = addDays(today.day, EXCEPTIONS_AHEAD);
  return {
    hours: houseHours({ ...rules, exceptions: rules.exceptions.filter(({ day }) => day <= last) }, language),
    address: house && {
      name: shown(house.name, language).text,
      street: house.street,
      place: `${house.postalCode} ${house.city}`,
      directions: shown(house.directions, language),
    },
  };
}
