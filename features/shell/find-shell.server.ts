import type { Db } from '#features/database.server.ts';
import { findMenus } from '#features/navigation/index.server.ts';
import type { Menus } from '#features/navigation/index.ts';
import { findHoursToday } from '#features/opening-hours/index.server.ts';
import { type OpeningToday, openingToday, type WeekLine, weekLines } from '#features/opening-hours/index.ts';
import { findHouse } from '#features/venues/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';

/** Everything around the content of a page. */
export interface Shell {
  menus: Menus;
  opening: OpeningToday;
  week: WeekLine[];
  address: { name: string; street: string; place: string; directions: ShownText } | null;
}

/** The shell in one language, and for how many seconds it is right. */
export async function findShell(
  services: { db: Db; clock: Clock },
  language: Language,
): Promise<{ shell: Shell; rightForSeconds: number }> {
  const [menus, hours, house] = await Promise.all([
    findMenus(services.db, language),
    findHoursToday(services),
    findHouse(services.db),
  ]);
  return {
    shell: {
      menus,
      opening: openingToday(hours, language),
      week: weekLines(hours.rules, language),
      address: house && {
        name: shown(house.name, language).text,
        street: house.street,
        place: `${house.postalCode} ${house.city}`,
        directions: shown(house.directions, language),
      },
    },
    rightForSeconds: hours.rightForSeconds,
  };
}
