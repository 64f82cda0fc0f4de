import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { findOrder, lockOrderByNumber } from './order-store.server.ts';

/** The order with a number, which nobody else changes until the transaction ends; `null` when there is none. */
export async function lockedOrder(trx: Trx, engine: Engine, number: string): Promise<Order | null> {
  const secret = await lockOrderByNumber(trx, engine, number);
  return secret === null ? null : findOrder(trx, secret);
}

/** Numbers of orders in the order of their ids, in which several are locked; those of no order, and repeated ones, are left out. */
export async function sortedById(trx: Trx, numbers: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('number')
    .where('number', 'in', [...numbers])
    .orderBy('id')
    .execute();
  return rows.map(({ number }) => number);
}
