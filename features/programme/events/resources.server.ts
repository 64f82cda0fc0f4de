import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  choice,
  day,
  defineResource,
  flag,
  instant,
  integer,
  linkedIds,
  localizedLink,
  localizedShortText,
  optionalAccess,
  optionalReference,
  picture,
  type Reference,
  reference,
  shortText,
} from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { AGE_LIMITS, EVENT_STATUSES, isChild, isParent } from '#features/programme/calendar/index.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import { dayOf } from '#lib/venue-time.ts';

const event = defineResource({
  path: '/events',
  name: 'event',
  table: 'events',
  permission: 'edit-programme',
  alsoReadWith: 'sell',
  fields: {
    production: reference('production_id', 'productions'),
    room: reference('room_id', 'rooms'),
    event_type: reference('type_id', 'event_types'),
    genre: reference('genre_id', 'genres'),
    series: optionalReference('series_id', 'series'),
    parent: optionalReference('parent_id', 'events'),
    date_start: instant('date_start'),
    date_end: instant('date_end'),
    age_from: integer('age_from', AGE_LIMITS),
    age_to: integer('age_to', AGE_LIMITS),
    status: choice('status', EVENT_STATUSES),
    id_jet: optionalReference('id_jet', 'performances'),
    is_online: flag('is_online'),
    access: optionalAccess('access_kinds'),
    picture: picture('picture_id'),
    tags: linkedIds({ through: 'event_event_tags', own: 'event_id', other: 'tag_id', table: 'event_tags' }),
  },
  unique: [{ field: 'id_jet', column: 'id_jet' }],
  check: ({ date_start: start, date_end: end, age_from: from, age_to: upTo }) => [
    ...(start < end ? [] : [fieldProblem('date_end', 'not_later', { other: 'date_start' })]),
    ...(from <= upTo ? [] : [fieldProblem('age_to', 'age_below', { other: 'age_from' })]),
  ],
  checkStored: (trx, id, { parent }) => refusedParent(trx, id, parent),
  derive: ({ date_start: start }, before, now) => ({
    day: dayOf(start),
    // Publication is when visitors can see it: an event that waited offline is new when it goes online.
    published_at: before?.is_online ? before.published_at : now,
    // Calendars that subscribed take a date again when its revision grows (features/website/feeds).
    revision: before === null ? 0 : before.revision + 1,
  }),
  afterWrite: ({ trx }, id) => syncSalesWithEvents(trx, { eventId: id }),
  // Events that were on sale are cancelled, not deleted or taken from their sale: customers hold tickets.
  neededBy: [
    { table: 'performances', column: 'id', as: 'the box office', key: ({ id_jet }) => id_jet },
    { table: 'events', column: 'parent_id', as: 'its children' },
    { table: 'coupon_events', column: 'event_id', as: 'coupons' },
    { table: 'question_events', column: 'event_id', as: 'questions' },
  ],
  tags: () => [programmeTag()],
});

const teaser = defineResource({
  path: '/teasers',
  name: 'teaser',
  table: 'teasers',
  permission: 'edit-programme',
  fields: {
    name: shortText('name'),
    preline: localizedShortText('preline'),
    headline: localizedShortText('headline'),
    subline: localizedShortText('subline'),
    link_text: localizedShortText('link_text'),
    link_url: localizedLink('link_url'),
    position: day('day'),
    art_slug: shortText('art_slug'),
  },
  tags: () => [programmeTag()],
});

function option(
  path: `/${string}`,
  name: string,
  table: 'event_types' | 'genres' | 'event_tags',
  neededBy: Reference[],
) {
  return defineResource({
    path,
    name,
    table,
    permission: 'edit-programme',
    alsoReadWith: 'sell',
    slugFrom: ({ name }) => name.de,
    fields: {
      name: localizedShortText('name'),
      show_in_filter: flag('show_in_filter'),
      position: integer('position', { min: 0, max: 10_000 }),
    },
    neededBy,
    tags: () => [programmeTag()],
  });
}

function neededAs(name: string): Reference[] {
  return [
    { table: 'productions', column: name, as: 'productions' },
    { table: 'events', column: name, as: 'events' },
  ];
}

/** Resources of the calendar that the generic API calls may write. */
export const eventResources = [
  event,
  teaser,
  option('/exhibition-types', 'exhibition type', 'event_types', [
    ...neededAs('type_id'),
    { table: 'question_event_types', column: 'type_id', as: 'questions' },
  ]),
  option('/genres', 'genre', 'genres', neededAs('genre_id')),
  option('/event-tags', 'event tag', 'event_tags', [
    { table: 'event_event_tags', column: 'tag_id', as: 'events' },
  ]),
];

/** Why an event cannot belong to another one: families of events are two generations, and nobody is their own child. */
async function refusedParent(trx: Trx, id: number | null, parent: number | null): Promise<FieldProblem[]> {
  if (parent === null) return [];
  if (parent === id) return [fieldProblem('parent', 'own_parent')];
  if (await isChild(trx, parent)) return [fieldProblem('parent', 'parent_is_child')];
  if (id !== null && (await isParent(trx, id))) return [fieldProblem('parent', 'parent_has_children')];
  return [];
}
