import {
  type CalendarServices,
  type EventListQuery,
  findEventLists,
  weekend,
} from '#features/calendar/index.server.ts';
import type { Id, Json, Shown } from '#features/content/index.ts';
import {
  type ContentTree,
  isShown,
  knownModule,
  NOTHING_LOADED,
  nodesOf,
  shownFields,
} from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';
import { MODULES } from '../definitions.ts';
import { eventList } from './module.ts';

/** Events of one list. */
const EVENTS_AT_MOST = 8;

/** What the event lists of a page show, read at once for all of them; by module. */
export async function loadEventLists(
  services: CalendarServices,
  tree: ContentTree,
  language: Language,
): Promise<Record<Id, Json>> {
  const at = services.clock.now();
  const context = { language, at, loaded: NOTHING_LOADED, showRichText: (html: string) => html };
  const lists = [...nodesOf(tree.modules)].flatMap((node) => {
    const known =
      node.type === eventList.id && isShown(node, language, at) ? knownModule(MODULES, node) : null;
    if (!known) return [];
    const { values } = shownFields(eventList.fields, known.holding, context);
    return [{ id: node.id, query: queryOf(values, services.clock.today()) }];
  });
  const queries = lists.map(({ query }) => query);
  const found = await findEventLists(services, queries, { limit: EVENTS_AT_MOST, language });
  // Cards are plain data.
  return Object.fromEntries(lists.map(({ id }, at) => [id, (found[at] ?? []) as unknown as Json]));
}

/** What a list asks the calendar for: its days, narrowed by the ones an editor set. */
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
