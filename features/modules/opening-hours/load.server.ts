import type { Json } from '#features/content/index.ts';
import { openingHoursTag } from '#features/opening-hours/cache-tags.ts';
import { findOpeningHours, hoursOf, houseHours } from '#features/opening-hours/index.server.ts';
import { addDays, type Day, weekdayName } from '#lib/venue-time.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { openingHours } from './module.ts';
import type { ShownHours } from './shown-hours.ts';

/** Days ahead whose exceptions are told. */
const EXCEPTIONS_AHEAD = 42;
/** 1 January 2024 was a Monday: any week without exceptions shows the rule. */
const A_WEEK: Day[] = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`);

/** The ordinary week of the house, day by day, and the days that differ from it; the same for every module. */
export const loadOpeningHours: ModuleLoader = async ({ db, clock }, tree, language) => {
  const modules = shownOfKind(tree, openingHours, { language, at: clock.now() });
  if (modules.length === 0) return NOTHING_FETCHED;
  const today = clock.today();
  const rules = await findOpeningHours(db, today, addDays(today, EXCEPTIONS_AHEAD));
  const { week, exceptions } = houseHours(rules, language);
  const hours: ShownHours = {
    days: A_WEEK.map((day) => {
      const name = weekdayName(day, language, 'short');
      const { ranges } = hoursOf(day, { week: rules.week, exceptions: [] });
      return {
        name,
        isToday: name === weekdayName(today, language, 'short'),
        ranges: ranges.map(({ from, to }) => [Number(from.slice(0, 2)), Number(to.slice(0, 2))] as const),
      };
    }),
    week,
    exceptions,
  };
  return {
    modules: Object.fromEntries(modules.map(({ id }) => [id, hours as unknown as Json])),
    tags: [openingHoursTag()],
  };
};
