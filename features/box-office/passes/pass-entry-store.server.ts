import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { PassEntry } from './pass.ts';

/** As `OrderTicket.isPostponed` of tickets says it, which know passes and are not known here. */
const IS_POSTPONED = sql<number>`case when performances.postponed_from = performances.event_starts_at then 1 else 0 end`;

/** Reads the visit entries of passes, oldest first. */
export async function findPassEntries(db: Db, passIds: readonly number[]): Promise<PassEntry[]> {
  if (passIds.length === 0) return [];
  const rows = await db
    .selectFrom('pass_entries')
    .leftJoin('order_tickets', 'order_tickets.id', 'pass_entries.ticket_id')
    .leftJoin('performances', 'performances.id', 'order_tickets.performance_id')
    .leftJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select([
      'pass_entries.id',
      'pass_entries.pass_id',
      'kind',
      'visits',
      'left_visits',
      'booked_at',
      'order_tickets.event_de',
      'order_tickets.event_en',
      'order_tickets.starts_at',
      IS_POSTPONED.as('is_postponed'),
      'orders.number',
    ])
    .where('pass_entries.pass_id', 'in', passIds)
    .orderBy('pass_entries.id')
    .execute();
  return rows.map(
    ({ id, pass_id, kind, visits, left_visits, booked_at, starts_at, is_postponed, number, ...title }) => ({
      id,
      passId: pass_id,
      kind,
      visits,
      leftVisits: left_visits,
      ticket:
        number === null
          ? null
          : {
              event: optionalLocalizedFrom(title, 'event'),
              startsAt: starts_at,
              isPostponed: Number(is_postponed) === 1,
              order: number,
            },
      at: booked_at,
    }),
  );
}

/** Writes a change of visits down, behind the lock of the pass. */
export async function insertPassEntry(
  trx: Trx,
  {
    passId,
    kind,
    visits,
    leftVisits,
    reference,
    ticketId,
    now,
  }: Pick<PassEntry, 'passId' | 'kind' | 'visits' | 'leftVisits'> & {
    reference: string;
    ticketId: number | null;
    now: Instant;
  },
): Promise<void> {
  await trx
    .insertInto('pass_entries')
    .values({
      pass_id: passId,
      kind,
      visits,
      left_visits: leftVisits,
      reference,
      ticket_id: ticketId,
      booked_at: now,
    })
    .execute();
}
