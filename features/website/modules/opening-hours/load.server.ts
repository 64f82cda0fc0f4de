import type { Json } from '#features/core/documents/index.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { dayLines, findOpeningHours, regularHours } from '#features/programme/opening-hours/index.server.ts';
import { addDays } from '#lib/venue-time.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { openingHours } from './module.ts';
import type { ShownHours } from './shown-hours.ts';

/** Days ahead whose special hours are shown. */
const EXCEPTIONS_AHEAD = 42;
/** The ordinary week of the venue, day by day, and the days that differ from it; the same for every module. */
export const loadOpeningHours: ModuleLoader = async ({ db, clock }, tree, language) => {
  const modules = shownOfKind(tree, openingHours, { language, at: clock.now() });
  if (modules.length === 0) return NOTHING_FETCHED;
  const today = clock.today();
  const rules = await findOpeningHours(db, today, addDays(today, EXCEPTIONS_AHEAD));
  const hours: ShownHours = {
    days: dayLines(rules, today, language),
    exceptions: regularHours(rules, language).exceptions,
  };
  return {
    modules: Object.fromEntries(modules.map(({ id }) => [id, hours as unknown as Json])),
    tags: [openingHoursTag()],
  };
};
