import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { freePerformances } from '#features/box-office/ticketing/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { type AccessKind, accessBits } from '#lib/access-kinds.ts';
import type { EventWindow } from './event-window.ts';

type Events = ExpressionBuilder<Tables, 'events'>;
type EventQuery<O> = SelectQueryBuilder<Tables, 'events', O>;

/** An event that visitors may see: it is online, and so is its production. */
export function online(eb: Events) {
  return eb.and([eb('events.is_online', '=', true), eb('events.production_id', 'not in', offline(eb))]);
}

// Few productions are offline: a query for those compares with next to nothing.
function offline(eb: Events) {
  return eb.selectFrom('productions').select('productions.id').where('productions.is_online', '=', false);
}

/**
 * The events of a window. Every column asked for stands in the index `events_in_calendar`, so that a filter is decided
 * without reading the event itself (docs/algorithms/calendar-query.md).
 */
export function within<O>(query: EventQuery<O>, { filter, now, from, until }: EventWindow): EventQuery<O> {
  let filtered = query
    .where(online)
    .where('events.date_start', '>=', from)
    .where('events.date_end', '>', now);
  if (until !== null) filtered = filtered.where('events.date_start', '<', until);
  for (const key of ['room', 'type', 'series', 'genre', 'production'] as const) {
    if (filter[key] !== undefined) filtered = filtered.where(`events.${key}_id`, 'in', [filter[key]].flat());
  }
  const { age, tag, free, access } = filter;
  if (age !== undefined) filtered = filtered.where((eb) => suitsAnyAge(eb, [age].flat()));
  if (tag !== undefined) filtered = filtered.where((eb) => hasAnyTag(eb, [tag].flat()));
  if (free) filtered = filtered.where(isFree);
  for (const kind of access === undefined ? [] : [access].flat())
    filtered = filtered.where((eb) => offersAccess(eb, kind));
  return filtered;
}

/**
 * The plus keeps SQLite from using the index of jet ids, and "is true" keeps PostgreSQL from joining: both plans would read
 * and sort all matches. Like this they follow the calendar's index and stop where the page is full.
 */
function isFree(eb: Events) {
  return sql<boolean>`(+${eb.ref('events.id_jet')} in ${freePerformances(eb)}) is true`;
}

function suitsAnyAge(eb: Events, ages: number[]) {
  return eb.or(ages.map((age) => eb.and([eb('events.age_from', '<=', age), eb('events.age_to', '>=', age)])));
}

/** Asked of each event that passes everything else, rather than listing the events of a tag that nearly all have. */
function hasAnyTag(eb: Events, tags: number[]) {
  return eb.exists(
    eb
      .selectFrom('event_event_tags')
      .select('event_event_tags.tag_id')
      .whereRef('event_event_tags.event_id', '=', 'events.id')
      .where('event_event_tags.tag_id', 'in', tags),
  );
}

/** As `accessOf` has it: the event's own list, else what its production and its room offer together. */
function offersAccess(eb: Events, kind: AccessKind) {
  const bit = accessBits([kind]);
  return eb.or([
    eb(eb('events.access_kinds', '&', bit), '=', bit),
    eb.and([
      eb('events.access_kinds', 'is', null),
      eb.or([
        eb('events.production_id', 'in', withAccess(eb, 'productions', bit)),
        eb('events.room_id', 'in', withAccess(eb, 'rooms', bit)),
      ]),
    ]),
  ]);
}

function withAccess(eb: Events, table: 'productions' | 'rooms', bit: number) {
  const any = eb as unknown as ExpressionBuilder<Tables, never>;
  return any
    .selectFrom(table)
    .select('id')
    .where((row) => row(row('access_kinds', '&', bit), '=', bit));
}
