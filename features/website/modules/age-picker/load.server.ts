import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  type CalendarServices,
  cachedDates,
  countEventsByAges,
  OLDEST_AGE,
} from '#features/programme/calendar/index.server.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { agePicker } from './module.ts';

/** How many coming dates there are for each age, from 0 on. */
export const loadDatesByAge: ModuleLoader = async (services, tree, language) => {
  const pickers = shownOfKind(tree, agePicker, { language, at: services.clock.now() });
  if (pickers.length === 0) return NOTHING_FETCHED;
  const dates = await cachedDates(services, 'dates by age', null, () => countDates(services));
  return { modules: Object.fromEntries(pickers.map(({ id }) => [id, dates])), tags: [programmeTag()] };
};

async function countDates({ db, clock }: CalendarServices): Promise<number[]> {
  const groups = await countEventsByAges(db, clock.now());
  return Array.from({ length: OLDEST_AGE + 1 }, (_, age) =>
    groups
      .filter(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo)
      .reduce((sum, { count }) => sum + count, 0),
  );
}
