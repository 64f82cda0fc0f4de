import type { Json, Shown } from '#features/core/documents/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { type EventListQuery, findEventLists, weekend } from '#features/programme/calendar/index.server.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import type { LoadedEventList } from './loaded-event-list.ts';
import { eventList } from './module.ts';

/** Events of one list. */
const MAX_EVENTS = 8;

/** Loads the content of the event lists of a page. */
export const loadEventLists: ModuleLoader = async (services, tree, language) => {
  const { clock } = services;
  const lists = shownOfKind(tree, eventList, { language, at: clock.now() });
  if (lists.length === 0) return NOTHING_FETCHED;
  const queries = lists.map(({ values }) => queryOf(values, clock.today()));
  const found = await findEventLists(services, queries, { limit: MAX_EVENTS, language });
  return {
    modules: Object.fromEntries(
      lists.map(({ id }, at) => {
        const loaded: LoadedEventList = { today: clock.today(), events: found[at] ?? [] };
        // Cards are plain data.
        return [id, loaded as unknown as Json];
      }),
    ),
    tags: [programmeTag()],
  };
};

/** Returns the calendar query of a list: its days, narrowed by those an editor set. */
function queryOf(
  { filters, date_from, date_to, tag, children }: Shown<typeof eventList.fields>,
  today: Day,
): EventListQuery {
  const period =
    filters === 'next_3_days' ? { dateTo: addDays(today, 2) } : filters === 'weekend' ? weekend(today) : {};
  const from = latest(date_from && dayOf(date_from), period.date, today);
  const until = earliest(date_to && dayOf(date_to), period.dateTo);
  const ids = children.flatMap(({ values: { event } }) => event ?? []);
  return {
    ...(from > today ? { date: from } : {}),
    ...(until ? { dateTo: until } : {}),
    ...(tag ? { tag } : {}),
    ...(ids.length > 0 ? { ids } : {}),
  };
}

type MaybeDay = Day | null | undefined | '';

const latest = (one: MaybeDay, other: MaybeDay, today: Day): Day =>
  [one, other, today]
    .filter((day): day is Day => Boolean(day))
    .toSorted()
    .at(-1) ?? today;

const earliest = (one: MaybeDay, other: MaybeDay): Day | undefined =>
  [one, other].filter((day): day is Day => Boolean(day)).toSorted()[0];
