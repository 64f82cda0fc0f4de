import type { HeldLine } from '#features/box-office/holds/index.ts';
import type { OrderSeries } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { localizedColumns, localizedFrom } from '#platform/database/columns.server.ts';

/** Stores which series of a cart an order contains, with today's names and prices; returns their ids by those in the cart. */
export async function insertOrderSeries(
  trx: Trx,
  orderId: number,
  lines: readonly HeldLine[],
): Promise<Map<number, number>> {
  const written = new Map<number, number>();
  for (const { series, priceName } of lines) {
    if (series === null || written.has(series.id)) continue;
    const { id } = await trx
      .insertInto('order_series')
      .values({
        order_id: orderId,
        series_id: series.seriesId,
        cents: series.cents,
        quantity: series.quantity,
        ...localizedColumns('title', series.title),
        ...localizedColumns('price', priceName),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    written.set(series.id, id);
  }
  return written;
}

/** The series that orders contain, by order. */
export async function findOrderSeries(
  db: Db | Trx,
  orderIds: readonly number[],
): Promise<Map<number, OrderSeries[]>> {
  const rows = await db
    .selectFrom('order_series')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([orderId, own]) => [
      orderId,
      own.map((row) => ({
        id: row.id,
        title: localizedFrom(row, 'title'),
        price: localizedFrom(row, 'price'),
        cents: row.cents,
        quantity: row.quantity,
      })),
    ]),
  );
}
