import type { MessageDescriptor } from '@lingui/core';
import { orderSlices } from '#features/box-office/order-store/index.server.ts';
import { donationDueCents, type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { OrderState } from '#lib/order-states.ts';
import { succeed } from '#lib/result.ts';
import { amountCell, momentCell, sheetLine } from '#lib/sheet-cells.ts';
import { toOrderRow } from './order-row.ts';

const AT_FIRST = 10;
const AT_ONCE = 100;

interface Narrowed {
  words: string[];
  state: OrderState | undefined;
  performanceId: number | undefined;
}

/**
 * Orders as a table in a language, the newest first, with their customers. The export is audited first
 * (docs/product/box-office.md#orders). Throws `Problem` 403.
 */
export async function exportOrders(
  services: WriteServices,
  actor: Actor,
  narrowed: Narrowed,
  language: Language,
): Promise<AsyncGenerator<string>> {
  await inWrite(services, actor, 'export-personal-data', async ({ record, now }) => {
    const [before, after] = [{ exported_at: null }, { exported_at: now }];
    record({ entity: 'orders', id: null, before, after, tags: [] });
    return succeed(null);
  });
  return linesOf(services.db, narrowed, language);
}

/** Some at a time: however many there are, memory holds few. */
async function* linesOf(db: Db, narrowed: Narrowed, language: Language): AsyncGenerator<string> {
  yield UTF8_MARK + sheetLine(HEADS.map((head) => translate(head, language)));
  for await (const orders of orderSlices(db, narrowed, { first: AT_FIRST, atOnce: AT_ONCE }))
    yield orders.map((order) => sheetLine(cellsOf(order, language))).join('');
}

const HEADS = [
  msg({ message: 'Number', context: 'table' }),
  msg`Ordered on`,
  msg`Status`,
  msg`First name`,
  msg`Last name`,
  msg`Email`,
  msg({ message: 'Event', context: 'table' }),
  msg`More events`,
  msg({ message: 'Tickets', context: 'table' }),
  msg`Price`,
  msg`Donation`,
  msg`Paid`,
  msg`Due`,
];

const STATES: Record<OrderState, MessageDescriptor> = {
  open: msg({ message: 'payment due', context: 'table' }),
  paid: msg`paid`,
  owed: msg({ message: 'refund due', context: 'table' }),
  disputed: msg({ message: 'payment disputed', context: 'table' }),
  cancelled: msg`cancelled`,
  test: msg({ message: 'test sale', context: 'table' }),
};

function cellsOf(order: Order, language: Language): string[] {
  const { customer, due, paidCents } = order;
  const { title, when, others, quantity, state } = toOrderRow(order, language);
  return [
    ...[order.number, momentCell(order.placedAt, language), translate(STATES[state], language)],
    ...[customer.firstName, customer.lastName, customer.email],
    ...[[title?.text, when].filter(Boolean).join(', '), others === 0 ? '' : String(others)],
    String(quantity),
    ...[
      amountCell(due.totalCents),
      amountCell(donationDueCents(order.donation)),
      amountCell(paidCents),
      amountCell(openCents(order)),
    ],
  ];
}
