import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { passes, toOrderPass } from './order-pass-store.server.ts';
import { insertPassEntry } from './pass-entry-store.server.ts';

/** A pass, regardless of its owner; `null` when there is none. */
export async function findPass(db: Db | Trx, id: number): Promise<OrderPass | null> {
  const row = await passes(db).where('passes.id', '=', id).executeTakeFirst();
  return row ? toOrderPass(row) : null;
}

/** The pass that was sold with the order of a number, and the account that has it; `null` when there is none. Tests are none. */
export async function findPassOfNumber(
  db: Db | Trx,
  number: string,
): Promise<{ pass: OrderPass; userId: number | null } | null> {
  const row = await passes(db)
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .select('orders.user_id')
    .where('orders.number', '=', number)
    .where('orders.is_test', '=', false)
    .executeTakeFirst();
  return row ? { pass: toOrderPass(row), userId: row.user_id } : null;
}

/** Locks a pass until the transaction ends: uses and returns are serialized. */
export async function lockPass(trx: Trx, engine: Engine, id: number): Promise<void> {
  if (engine !== 'postgres') return;
  await trx.selectFrom('passes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Performances of a pass; `null`: all. */
export async function findPerformancesOfPass(
  db: Db | Trx,
  { seriesId }: Pick<OrderPass, 'seriesId'>,
  performanceIds: readonly number[],
): Promise<number[] | null> {
  if (seriesId === null) return null;
  if (performanceIds.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select('id_jet')
    .where('id_jet', 'in', performanceIds)
    .where('series_id', '=', seriesId)
    .execute();
  return rows.flatMap(({ id_jet }) => id_jet ?? []);
}

/** How many visits of its pass a cart has put aside while it is being paid; `null`: none. */
export async function findClaimedVisits(db: Db | Trx, holdId: number): Promise<number | null> {
  const row = await db
    .selectFrom('pass_claims')
    .select('visits')
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return row?.visits ?? null;
}

/** Puts visits aside for a cart that is being paid at a provider; `false` when there are not so many. */
export async function claimVisits(
  trx: Trx,
  { holdId, passId, visits }: { holdId: number; passId: number; visits: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passes')
    .set((eb) => ({ claimed_visits: eb('claimed_visits', '+', visits) }))
    .where('id', '=', passId)
    .where('state', '=', 'valid')
    .where((eb) => eb(eb('left_visits', '-', eb.ref('claimed_visits')), '>=', visits))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('pass_claims').values({ hold_id: holdId, pass_id: passId, visits }).execute();
  return true;
}

/** Releases the visits reserved by carts that are no longer being paid. */
export async function releaseClaimedVisits(trx: Trx, holdIds: readonly number[]): Promise<void> {
  if (holdIds.length === 0) return;
  const released = await trx
    .deleteFrom('pass_claims')
    .where('hold_id', 'in', holdIds)
    .returning(['pass_id', 'visits'])
    .execute();
  // Always by id: two that release several wait for each other, and never both.
  for (const { pass_id, visits } of released.toSorted((a, b) => a.pass_id - b.pass_id))
    await trx
      .updateTable('passes')
      .set((eb) => ({ claimed_visits: eb('claimed_visits', '-', visits) }))
      .where('id', '=', pass_id)
      .execute();
}

/** Uses visits of a pass for tickets, each of them an entry; `false`, to be given up, when there are not so many. */
export async function spendVisits(
  trx: Trx,
  {
    passId,
    tickets,
    now,
  }: { passId: number; tickets: readonly { id: number; visits: number }[]; now: Instant },
): Promise<boolean> {
  for (const { id, visits } of tickets) {
    const pass = await trx
      .updateTable('passes')
      .set((eb) => ({ left_visits: eb('left_visits', '-', visits) }))
      .where('id', '=', passId)
      .where('state', '=', 'valid')
      .where((eb) => eb(eb('left_visits', '-', eb.ref('claimed_visits')), '>=', visits))
      .returning('left_visits')
      .executeTakeFirst();
    if (!pass) return false;
    await insertPassEntry(trx, {
      ...{ passId, kind: 'used', visits: -visits, leftVisits: pass.left_visits },
      ...{ reference: `ticket ${id}`, ticketId: id, now },
    });
  }
  return true;
}

/** Tickets that were cancelled give their visits back to their passes, once. Their order is locked. */
export async function returnVisits(trx: Trx, ticketIds: readonly number[], now: Instant): Promise<void> {
  if (ticketIds.length === 0) return;
  const tickets = await trx
    .selectFrom('order_tickets')
    .select(['id', 'pass_id', 'pass_visits'])
    .where('id', 'in', ticketIds)
    .where('state', '=', 'cancelled')
    .where('pass_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pass_entries')
            .select('pass_entries.id')
            .whereRef('pass_entries.ticket_id', '=', 'order_tickets.id')
            .where('kind', '=', 'returned'),
        ),
      ),
    )
    .orderBy('pass_id')
    .orderBy('id')
    .execute();
  for (const { id, pass_id: passId, pass_visits: visits } of tickets) {
    if (passId === null) continue;
    const pass = await trx
      .updateTable('passes')
      .set((eb) => ({ left_visits: eb('left_visits', '+', visits) }))
      .where('id', '=', passId)
      .returning('left_visits')
      .executeTakeFirstOrThrow();
    await insertPassEntry(trx, {
      ...{ passId, kind: 'returned', visits, leftVisits: pass.left_visits },
      ...{ reference: `ticket ${id} back`, ticketId: id, now },
    });
  }
}
