import type { Db } from '#features/database.server.ts';
import { findHoursToday, type OpeningHoursRules } from '#features/opening-hours/index.server.ts';
import { type WeekLine, weekLines } from '#features/opening-hours/index.ts';
import { findHouse } from '#features/venues/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';

/** When the house is open in an ordinary week, and where it is. */
export interface Visit {
  week: WeekLine[];
  address: { name: string; street: string; place: string; directions: ShownText } | null;
}

/** Depends on the tags `opening-hours` and `venues`. */
export async function findVisit(services: { db: Db; clock: Clock }, language: Language): Promise<Visit> {
  const [{ rules }, house] = await Promise.all([findHoursToday(services), findHouse(services.db)]);
  return toVisit(house, rules, language);
}

export function toVisit(
  house: Awaited<ReturnType<typeof findHouse>>,
  rules: OpeningHoursRules,
  language: Language,
): Visit {
  return {
    week: weekLines(rules, language),
    address: house && {
      name: shown(house.name, language).text,
      street: house.street,
      place: `${house.postalCode} ${house.city}`,
      directions: shown(house.directions, language),
    },
  };
}
