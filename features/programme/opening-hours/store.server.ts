import type { Db } from '#features/database.server.ts';
import type { Day } from '#lib/venue-time.ts';
import { optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { OpeningHoursEntry, OpeningHoursRules } from './opening-hours.ts';
import type { OpeningHoursExceptionTable, OpeningHoursTable } from './table.server.ts';

type HoursRow = Pick<
  OpeningHoursTable & OpeningHoursExceptionTable,
  'time_from' | 'time_to' | 'alternative_text_de' | 'alternative_text_en' | 'alternative_link_url'
> & { closed: boolean };

function toEntry(row: HoursRow): OpeningHoursEntry {
  return {
    timeFrom: row.time_from,
    timeTo: row.time_to,
    closed: row.closed,
    alternativeText: optionalLocalizedFrom(row, 'alternative_text'),
    alternativeLinkUrl: row.alternative_link_url,
  };
}

/** The week's rules and the exceptions from one day to another (both included). */
export async function findOpeningHours(db: Db, from: Day, to: Day): Promise<OpeningHoursRules> {
  const week = await db
    .selectFrom('opening_hours')
    .selectAll()
    .orderBy('weekday')
    .orderBy('time_from')
    .execute();
  const exceptions = await db
    .selectFrom('opening_hours_exceptions')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('time_from')
    .execute();
  return {
    week: week.map((row) => ({ weekday: row.weekday, ...toEntry(row) })),
    exceptions: exceptions.map((row) => ({ day: row.day, ...toEntry(row) })),
  };
}
