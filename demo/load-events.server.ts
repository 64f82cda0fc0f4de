import type { Trx } from '#features/database.server.ts';
import { accessBits } from '#lib/access-kinds.ts';
import { addMinutes, instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { eventChildren } from './content/event-children.ts';
import { openingHours } from './content/opening-hours.ts';
import { productions } from './content/productions/index.ts';
import type { DemoProduction } from './content/types.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';
import { closedDays, expandSchedule } from './schedule.ts';

const FIRST_DAY = -30;
const LAST_DAY = 150;

export interface DemoEvent {
  id: number;
  production: DemoProduction;
  day: Day;
  dateStart: string;
  dateEnd: string;
}

/** When a production takes place. */
export interface DemoDate {
  production: DemoProduction;
  day: Day;
  time: string;
}

interface EventSources {
  vocabulary: Vocabulary;
  productionId: (slug: string) => number;
  today: Day;
}

/** Every date of every production, but for the days the venue is closed. Gives what was made, for the box office. */
export async function loadEvents(trx: Trx, sources: EventSources): Promise<DemoEvent[]> {
  const closed = closedDays(openingHours.exceptions, sources.today, FIRST_DAY, LAST_DAY);
  const dates = productions.flatMap((production) =>
    expandSchedule(production.schedule, sources.today)
      .filter(({ day }) => !closed.has(day))
      .map(({ day, time }) => ({ production, day, time })),
  );
  dates.sort((a, b) => (`${a.day} ${a.time}` < `${b.day} ${b.time}` ? -1 : 1));
  const events = await insertEvents(trx, sources, dates);
  await linkChildren(trx, events, sources.today);
  return events;
}

/** The next date of one production after today gets what others play on its day. */
async function linkChildren(trx: Trx, events: DemoEvent[], today: Day): Promise<void> {
  const parent = events.find(({ production, day }) => production.slug === eventChildren.of && day > today);
  if (!parent) return;
  const children = events.filter(
    ({ production, day }) => day === parent.day && eventChildren.are.includes(production.slug),
  );
  if (children.length === 0) return;
  await trx
    .updateTable('events')
    .set({ parent_id: parent.id })
    .where(
      'id',
      'in',
      children.map(({ id }) => id),
    )
    .execute();
}

/** Inserts dates with the ids 1, 2, 3 … after the highest there is. */
export async function insertEvents(
  trx: Trx,
  { vocabulary, productionId, today }: EventSources,
  dates: readonly DemoDate[],
): Promise<DemoEvent[]> {
  const { last } = await trx
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const first = (last ?? 0) + 1;
  const events = dates.map(({ production, day, time }, index): DemoEvent => {
    const dateStart = instantAt(day, time);
    return {
      id: first + index,
      production,
      day,
      dateStart,
      dateEnd: addMinutes(dateStart, production.durationMinutes),
    };
  });
  const published = instantAt(addDays(today, FIRST_DAY), '09:00');
  await insertAll(
    trx,
    'events',
    events.map(({ id, production, day, dateStart, dateEnd }) => ({
      production_id: productionId(production.slug),
      room_id: vocabulary.room(production.room),
      type_id: vocabulary.type(production.type),
      genre_id: vocabulary.genre(production.genre),
      series_id: production.series === undefined ? null : vocabulary.series(production.series),
      date_start: dateStart,
      date_end: dateEnd,
      day,
      age_from: production.ageFrom,
      age_to: production.ageTo,
      id_jet: id,
      published_at: published,
      updated_at: published,
      access_kinds: production.datesAccess ? accessBits(production.datesAccess) : null,
    })),
  );
  await insertAll(
    trx,
    'event_event_tags',
    events.flatMap(({ id, production }) =>
      production.tags.map((tag) => ({ event_id: id, tag_id: vocabulary.tag(tag) })),
    ),
  );
  return events;
}
