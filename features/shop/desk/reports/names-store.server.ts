import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** Event that tickets are sold for, with its production. */
export interface ReportedEvent {
  id: number;
  performanceId: number;
  productionId: number;
  title: Localized;
  startsAt: Instant;
}

const AT_ONCE = 500;

/** Events of performances; those deleted since are missing. */
export async function findReportedEvents(
  db: Db,
  performanceIds: readonly number[],
): Promise<Map<number, ReportedEvent>> {
  const found = new Map<number, ReportedEvent>();
  for (let start = 0; start < performanceIds.length; start += AT_ONCE) {
    const rows = await eventsQuery(db)
      .where('events.id_jet', 'in', performanceIds.slice(start, start + AT_ONCE))
      .execute();
    for (const event of rows.map(toReportedEvent)) found.set(event.performanceId, event);
  }
  return found;
}

/** An event that is or was on sale; `null` where there is none. */
export async function findReportedEvent(db: Db, id: number): Promise<ReportedEvent | null> {
  const row = await eventsQuery(db)
    .where('events.id', '=', id)
    .where('events.id_jet', 'is not', null)
    .executeTakeFirst();
  return row ? toReportedEvent(row) : null;
}

function eventsQuery(db: Db) {
  return db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select(['events.id', 'id_jet', 'production_id', 'date_start', 'title_de', 'title_en']);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsQuery>['executeTakeFirstOrThrow']>>;

function toReportedEvent(row: EventRow): ReportedEvent {
  return {
    id: row.id,
    performanceId: row.id_jet ?? 0,
    productionId: row.production_id,
    title: localizedFrom(row, 'title'),
    startsAt: row.date_start,
  };
}

/** Names of accounts; those deleted since are missing. */
export async function findSellerNames(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}
