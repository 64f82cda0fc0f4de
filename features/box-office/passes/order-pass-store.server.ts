import { sql } from 'kysely';
import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { OrderPass, PassPurchase } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { OwnPass } from './pass.ts';
import { insertPassEntry } from './pass-entry-store.server.ts';

/** Passes with the names of their series. */
export function passes(db: Db | Trx) {
  return db
    .selectFrom('passes')
    .leftJoin('series', 'series.id', 'passes.series_id')
    .selectAll('passes')
    .select(['series.title_de as series_de', 'series.title_en as series_en']);
}

type Row = Awaited<ReturnType<ReturnType<typeof passes>['executeTakeFirstOrThrow']>>;

export function toOrderPass(row: Row): OrderPass {
  return {
    id: row.id,
    name: localizedFrom(row, 'name'),
    cents: row.cents,
    vatBasisPoints: row.vat_basis_points,
    visits: row.visits,
    mostCents: row.most_cents,
    seriesId: row.series_id,
    series: optionalLocalizedFrom(row, 'series'),
    validUntil: row.valid_until,
    state: row.state,
    cancellationCause: row.cancellation_cause,
    isPaid: row.is_paid,
    leftVisits: row.left_visits,
    claimedVisits: row.claimed_visits,
  };
}

/** Stores the pass of an order. It can be used as soon as it is paid. */
export async function insertPass(
  trx: Trx,
  { orderId, purchase, now }: { orderId: number; purchase: PassPurchase; now: Instant },
): Promise<void> {
  const { visits } = purchase;
  const { id } = await trx
    .insertInto('passes')
    .values({
      order_id: orderId,
      kind_id: purchase.kindId,
      ...localizedColumns('name', purchase.name),
      cents: purchase.cents,
      vat_basis_points: purchase.vatBasisPoints,
      visits,
      left_visits: visits,
      most_cents: purchase.mostCents,
      series_id: purchase.seriesId,
      valid_until: purchase.validUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPassEntry(trx, {
    ...{ passId: id, kind: 'bought', visits, leftVisits: visits },
    ...{ reference: `pass ${id}`, ticketId: null, now },
  });
  await writeOrderBalance(trx, orderId);
}

/** The passes that were bought, by the id of their order; an order of tickets has none. */
export async function findPassesOfOrders(db: Db | Trx, orderIds: number[]): Promise<Map<number, OrderPass>> {
  if (orderIds.length === 0) return new Map();
  const rows = await passes(db).where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, toOrderPass(row)]));
}

/** The passes of an account, those that end last first. Tests are none. */
export async function findPassesOf(db: Db | Trx, userId: number): Promise<OwnPass[]> {
  const rows = await passes(db)
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .select(['orders.number', 'orders.secret', 'orders.placed_at'])
    .where('orders.user_id', '=', userId)
    .where('orders.is_test', '=', false)
    .orderBy('passes.valid_until', 'desc')
    .orderBy('passes.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toOrderPass(row),
    order: { number: row.number, secret: row.secret, placedAt: row.placed_at },
  }));
}

/** Numbers of orders of passes that wait to be paid at the box office since before an instant, the oldest first. */
export async function findUnpaidPassOrders(db: Db, placedBefore: Instant, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passes')
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .select('orders.number')
    .where('orders.is_test', '=', false)
    .where('orders.placed_at', '<', placedBefore)
    .where('passes.state', '=', 'valid')
    // Ignores chargebacks: money the bank took back was paid all the same.
    .where(
      sql<boolean>`coalesce((select sum(cents) from payments where order_id = orders.id
        and kind not in ('fee', 'chargeback', 'reinstatement')), 0) = 0`,
    )
    .orderBy('orders.id')
    .limit(atMost)
    .execute();
  return rows.map(({ number }) => number);
}
