import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { OrderState } from '#lib/order-states.ts';
import type { Instant } from '#lib/venue-time.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import { ORDER_NUMBER } from './order-number.server.ts';
import { findOrder, ordersFrom } from './order-store.server.ts';

/** Filter of orders at the desk; omitted properties match all. */
export interface OrderFilter {
  /** Words of number, name and address, each of which has to be found; or what stands in a ticket's code. */
  words: readonly string[];
  state?: OrderState | undefined;
  performanceId?: number | undefined;
}

/** One page of orders, the newest first, and how many there are. Tests are found by their state alone. */
export async function findOrders(
  db: Db,
  filter: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ orders: Order[]; total: number }> {
  const rows = await matching(db, filter)
    .selectAll('orders')
    .orderBy('orders.id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders: await ordersFrom(db, rows), total: Number(total) };
}

/** All orders, the newest first, some at a time: each statement goes on after the last order of the one before. The first slice is small, so that an answer begins soon. */
export async function* orderSlices(
  db: Db,
  filter: OrderFilter,
  { first, atOnce }: { first: number; atOnce: number },
): AsyncGenerator<Order[]> {
  for (let last: number | null = null, size = first; ; size = atOnce) {
    let query = matching(db, filter).selectAll('orders').orderBy('orders.id', 'desc').limit(size);
    if (last !== null) query = query.where('orders.id', '<', last);
    const rows = await query.execute();
    yield await ordersFrom(db, rows);
    last = rows.at(-1)?.id ?? null;
    if (rows.length < size || last === null) return;
    await nextTurn();
  }
}

function matching(db: Db, { words, state, performanceId }: OrderFilter) {
  const found = db
    .selectFrom('orders')
    .where((eb) => eb.and([...words.map((word) => eb.or(meanings(word))), inState(state)]));
  return performanceId === undefined
    ? found
    : found.where('orders.id', 'in', (eb) =>
        eb.selectFrom('order_tickets').select('order_id').where('performance_id', '=', performanceId),
      );
}

/** The order with a number, in lower or upper case. */
export async function findOrderByNumber(db: Db, number: string): Promise<Order | null> {
  const known = numberIn(number) ?? number;
  if (!ORDER_NUMBER.test(known)) return null;
  const row = await db.selectFrom('orders').select('secret').where('number', '=', known).executeTakeFirst();
  return row ? findOrder(db, row.secret) : null;
}

const NUMBER = /^(?:BS)?-?([A-Z\d]{3})-?([A-Z\d]{3})(?:-\d{1,3})?$/;

/** `bs7k4q29`, `7K4-Q29` and the name of a ticket, `BS-7K4-Q29-2`, mean one order. */
function numberIn(word: string): string | null {
  const [, one, other] = NUMBER.exec(word.toUpperCase()) ?? [];
  return one === undefined ? null : `BS-${one}-${other}`;
}

/** Extracts the ticket's own code from the contents of a QR code, which has it in the fourth place (docs/decisions/0052). */
function codeIn(word: string): string {
  return word.startsWith('BS1.') ? (word.split('.')[3] ?? word) : word;
}

function meanings(word: string): Expression<SqlBool>[] {
  const number = numberIn(word);
  return [
    ...containsWord(['orders.number', 'orders.first_name', 'orders.last_name', 'orders.email'], word),
    ...(number === null ? [] : [sql<SqlBool>`orders.number = ${number}`]),
    sql<SqlBool>`orders.id = (select order_id from order_tickets where code = ${codeIn(word)})`,
  ];
}

/** Condition of `orderState` on stored rows; without a state all orders but tests. */
function inState(state: OrderState | undefined): Expression<SqlBool> {
  return state === undefined
    ? sql<SqlBool>`orders.order_state <> 'test'`
    : sql<SqlBool>`orders.order_state = ${state}`;
}

/** The last order that somebody sold at the counter, reservations apart; `null` where there is none since an instant. */
export async function findLastSoldBy(db: Db, userId: number, since: Instant): Promise<Order | null> {
  const [order] = await ordersFrom(
    db,
    await db
      .selectFrom('orders')
      .selectAll()
      .where('sold_by', '=', userId)
      .where('placed_at', '>=', since)
      .where('reserved_until', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  );
  return order ?? null;
}
