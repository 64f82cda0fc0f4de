import { type Actor, inWrite, type WriteServices } from '#features/audit/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { orderSlices } from '#features/ticketing/index.server.ts';
import { type Order, type OrderState, openCents, orderState } from '#features/ticketing/index.ts';
import { csvLine, UTF8_MARK } from '#lib/csv.ts';
import { priceString } from '#lib/money.ts';
import { succeed } from '#lib/result.ts';

const AT_ONCE = 100;

interface Narrowed {
  words: string[];
  state: OrderState | undefined;
  performanceId: number | undefined;
}

/**
 * Orders as a table, the newest first, with who ordered them. That it was taken is written down first
 * (docs/product/box-office.md#orders). Throws `Problem` 403.
 */
export async function exportOrders(
  services: WriteServices,
  actor: Actor,
  narrowed: Narrowed,
): Promise<AsyncGenerator<string>> {
  await inWrite(services, actor, 'export-personal-data', async ({ record, now }) => {
    const [before, after] = [{ exported_at: null }, { exported_at: now }];
    record({ entity: 'orders', id: null, before, after, tags: [] });
    return succeed(null);
  });
  return linesOf(services.db, narrowed);
}

/** Some at a time: however many there are, memory holds few. */
async function* linesOf(db: Db, narrowed: Narrowed): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(HEAD);
  for await (const orders of orderSlices(db, narrowed, AT_ONCE))
    yield orders.map((order) => csvLine(cellsOf(order))).join('');
}

const HEAD = [
  'number',
  'placed_at',
  'state',
  'first_name',
  'last_name',
  'email',
  'tickets',
  'due',
  'paid',
  'open',
];

function cellsOf(order: Order): string[] {
  const { customer, tickets, due, paidCents } = order;
  return [
    ...[order.number, order.placedAt, orderState(order)],
    ...[customer.firstName, customer.lastName, customer.email],
    String(tickets.filter(({ state }) => state === 'valid').length),
    ...[priceString(due.totalCents), priceString(paidCents), priceString(openCents(order))],
  ];
}
