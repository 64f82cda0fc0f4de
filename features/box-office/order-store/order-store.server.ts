import type { Insertable, Selectable } from 'kysely';
import { findVouchersOfOrders } from '#features/box-office/credit/index.server.ts';
import { findHold, IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import { findPassesOfOrders } from '#features/box-office/passes/index.server.ts';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import type { PricedItem, PriceSum } from '#features/box-office/prices/index.ts';
import { findSeatNames } from '#features/box-office/seating/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import { donationDueCents, writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type {
  Admission,
  CartReference,
  Donation,
  Order,
  OrderPass,
  OrderQuery,
  OrderReceipt,
  OrderSeries,
  OrderTicket,
  OrderVoucher,
  SeatName,
} from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { findDisputedIds } from './dispute-store.server.ts';
import { invoiceNumber } from './invoice-store.server.ts';
import { ORDER_NUMBER } from './order-number.server.ts';
import { findOrderSeries } from './order-series-store.server.ts';
import { findPaid, NOTHING_PAID, type Paid } from './payment-store.server.ts';

/** Secrets come from addresses: PostgreSQL takes no zero byte. */
const SECRET = /^[\w-]{1,64}$/;

type OrderRow = Selectable<TicketingTables['orders']>;
type TicketRow = Selectable<TicketingTables['order_tickets']> & { is_postponed: number };

/** Writes an order; `null` when its number is another order's. */
export async function insertOrder(
  trx: Trx,
  order: Insertable<TicketingTables['orders']>,
): Promise<number | null> {
  const row = await trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A ticket to store, with the places it takes of each of its pools. */
export interface NewTicket extends Omit<Insertable<TicketingTables['order_tickets']>, 'order_id'> {
  poolIds: number[];
  units: number;
}

/** Writes tickets and their claims, and gives their ids in the same order. Moves no places. */
export async function insertTickets(trx: Trx, orderId: number, tickets: NewTicket[]): Promise<number[]> {
  const rows = await trx
    .insertInto('order_tickets')
    .values(tickets.map(({ poolIds: _, units: __, ...ticket }) => ({ ...ticket, order_id: orderId })))
    .returning(['id', 'position'])
    .execute();
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  const claims = tickets.flatMap(({ position, poolIds, units }) =>
    poolIds.map((poolId) => ({ ticket_id: idAt.get(position) ?? 0, pool_id: poolId, units })),
  );
  if (claims.length > 0) await trx.insertInto('ticket_claims').values(claims).execute();
  await writeOrderBalance(trx, orderId);
  return tickets.map(({ position }) => idAt.get(position) ?? 0);
}

/** Holds the order with a number until the transaction ends, and gives its secret; `null` when there is none. */
export async function lockOrderByNumber(trx: Trx, engine: Engine, number: string): Promise<string | null> {
  if (!ORDER_NUMBER.test(number)) return null;
  const order = await trx
    .selectFrom('orders')
    .select('secret')
    .where('number', '=', number)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return order?.secret ?? null;
}

/** Locks an order until the transaction ends: changes of its tickets are serialized. */
export async function lockOrder(trx: Trx, engine: Engine, secret: string): Promise<void> {
  if (!SECRET.test(secret)) return;
  await trx
    .selectFrom('orders')
    .select('id')
    .where('secret', '=', secret)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

/** Sets the name and the address of who ordered. */
export async function setCustomer(
  trx: Trx,
  secret: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ first_name: firstName, last_name: lastName, email })
    .where('secret', '=', secret)
    .execute();
}

export async function findOrder(db: Db | Trx, secret: string): Promise<Order | null> {
  if (!SECRET.test(secret)) return null;
  const [order] = await ordersFrom(
    db,
    await db.selectFrom('orders').selectAll().where('secret', '=', secret).execute(),
  );
  return order ?? null;
}

/** Orders by their exact numbers, the earliest first. */
export async function findOrdersByNumber(db: Db | Trx, numbers: readonly string[]): Promise<Order[]> {
  if (numbers.length === 0) return [];
  return ordersFrom(
    db,
    await db.selectFrom('orders').selectAll().where('number', 'in', numbers).orderBy('id').execute(),
  );
}

export async function findOrdersOf(
  db: Db,
  userId: number,
  { part, withCoupon = false }: OrderQuery = {},
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(withCoupon, (query) => query.where('coupon_code', 'is not', null))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .$if(part !== undefined, (query) =>
      query.limit(part?.pageSize ?? 0).offset(((part?.page ?? 1) - 1) * (part?.pageSize ?? 0)),
    )
    .execute();
  return ordersFrom(db, rows);
}

export async function countOrdersOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The order a hold has become. */
export async function findOrderOfHold(db: Db | Trx, holdId: number): Promise<OrderReceipt | null> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'secret', 'is_test as isTest'])
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findOrderOfCart(db: Db, reference: CartReference): Promise<OrderReceipt | null> {
  const hold = await findHold(db, reference);
  return hold?.status === 'converted' ? findOrderOfHold(db, hold.id) : null;
}

export async function ordersFrom(db: Db | Trx, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tickets = await db
    .selectFrom('order_tickets')
    .leftJoin('performances', 'performances.id', 'order_tickets.performance_id')
    .selectAll('order_tickets')
    .select(IS_POSTPONED.as('is_postponed'))
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .select(['order_id', 'year', 'sequence'])
    .where('order_id', 'in', ids)
    .orderBy('year', 'desc')
    .orderBy('sequence', 'desc')
    .execute();
  const seatsOf = await findSeatNames(
    db,
    'ticket_id',
    tickets.map(({ id }) => id),
  );
  const seriesOf = await findOrderSeries(db, ids);
  const paidOf = await findPaid(db, ids);
  const disputed = await findDisputedIds(db, ids);
  const ticketsOf = Map.groupBy(tickets, (ticket) => ticket.order_id);
  // An order contains tickets, or another product in their place.
  const others = ids.filter((id) => !ticketsOf.has(id));
  const voucherOf = await findVouchersOfOrders(db, others);
  const passOf = await findPassesOfOrders(db, others);
  // The first of several is the last to be set.
  const invoiceOf = new Map(
    invoices.map(({ order_id, year, sequence }) => [order_id, invoiceNumber(year, sequence)]),
  );
  return rows.map((row) =>
    toOrder(row, {
      tickets: ticketsOf.get(row.id) ?? [],
      seatsOf,
      invoice: invoiceOf.get(row.id) ?? null,
      paid: paidOf.get(row.id) ?? NOTHING_PAID,
      isDisputed: disputed.has(row.id),
      series: seriesOf.get(row.id) ?? [],
      voucher: voucherOf.get(row.id) ?? null,
      pass: passOf.get(row.id) ?? null,
    }),
  );
}

function toOrder(
  row: OrderRow,
  {
    tickets,
    seatsOf,
    invoice,
    paid,
    isDisputed,
    series,
    voucher,
    pass,
  }: {
    tickets: TicketRow[];
    seatsOf: ReadonlyMap<number, SeatName[]>;
    invoice: string | null;
    paid: Paid;
    isDisputed: boolean;
    series: OrderSeries[];
    voucher: OrderVoucher | null;
    pass: OrderPass | null;
  },
): Order {
  const others = [voucher, pass].filter((each) => each !== null).map(toItem);
  const donation = toDonation(row);
  const positionOf = new Map(tickets.map(({ id, position }) => [id, position]));
  const replacedBy = new Map(tickets.map(({ replaces_id, position }) => [replaces_id, position]));
  return {
    number: row.number,
    secret: row.secret,
    placedAt: row.placed_at,
    language: row.language,
    isTest: row.is_test,
    customer: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      userId: row.user_id,
    },
    paymentMethod: row.payment_method,
    sum: sumOf(tickets, [...others, donationItem(donation?.cents ?? 0)]),
    due: sumOf(
      tickets.filter(({ state }) => state === 'valid'),
      [...others.filter(({ state }) => state === 'valid'), donationItem(donationDueCents(donation))],
    ),
    ...paid,
    isDisputed,
    returningCents: row.returning_cents,
    invoice,
    invoiceRecipient: row.invoice_recipient,
    donation,
    coupon: row.coupon_code,
    soldBy: row.sold_by,
    complimentary:
      row.complimentary_reason === null
        ? null
        : { reason: row.complimentary_reason, for: row.complimentary_for ?? '' },
    group:
      row.group_name === null
        ? null
        : { name: row.group_name, needs: row.group_needs ?? [], isOneCode: row.group_one_code === true },
    enquiredAt: row.enquired_at,
    reservedUntil: row.reserved_until,
    tickets: tickets.map((ticket) => ({
      ...toTicket(ticket),
      seats: seatsOf.get(ticket.id) ?? [],
      replaces: ticket.replaces_id === null ? null : (positionOf.get(ticket.replaces_id) ?? null),
      replacedBy: replacedBy.get(ticket.id) ?? null,
    })),
    series,
    voucher,
    pass,
  };
}

/** Converts a purchase without tickets to an item. VAT on a gift voucher is owed when it is spent. */
function toItem(bought: OrderVoucher | OrderPass) {
  const { cents, state } = bought;
  return {
    cents,
    state,
    quantity: 1,
    vatBasisPoints: 'vatBasisPoints' in bought ? bought.vatBasisPoints : null,
  };
}

function toDonation({
  donation_cents: cents,
  donation_end: end,
  donation_ended_at: endedAt,
}: OrderRow): Donation | null {
  return cents === 0 ? null : { cents, end, endedAt };
}

/** Nobody gets anything for a donation: it contains no VAT. */
const donationItem = (cents: number): PricedItem => ({ cents, quantity: 1, vatBasisPoints: null });

function sumOf(tickets: TicketRow[], others: PricedItem[]): PriceSum {
  return priceSum([
    ...tickets.map(({ cents, vat_basis_points }) => ({
      cents,
      quantity: 1,
      vatBasisPoints: vat_basis_points,
    })),
    ...others,
  ]);
}

function toTicket(row: TicketRow): Omit<OrderTicket, 'replaces' | 'replacedBy' | 'seats'> {
  return {
    position: row.position,
    code: row.code,
    state: row.state,
    cancellationCause: row.cancellation_cause,
    admission: toAdmission(row),
    seriesId: row.order_series_id,
    jetId: row.performance_id,
    blockId: row.block_id,
    event: optionalLocalizedFrom(row, 'event'),
    startsAt: row.starts_at,
    isPostponed: Number(row.is_postponed) === 1,
    passVisits: row.pass_visits,
    proof: optionalLocalizedFrom(row, 'proof'),
    seatGroup: { code: row.seat_group_code, name: localizedFrom(row, 'seat_group') },
    price: {
      saleTypeId: row.sale_type_id,
      name: localizedFrom(row, 'price'),
      cents: row.cents,
      reductionCents: row.reduction_cents,
      vatBasisPoints: row.vat_basis_points,
    },
  };
}

function toAdmission(row: TicketRow): Admission | null {
  const { admitted_at: at, admitted_by: by, admitted_door: door, admitted_scan: scan } = row;
  if (at === null || by === null) return null;
  const movedScans = row.moved_scan?.split(' ') ?? [];
  return { at, by, door: door ?? '', scan: scan ?? '', leftAt: row.left_at, movedScans };
}

/** Events that orders have tickets for, each once, by order number. */
export async function findEventTitles(
  db: Db | Trx,
  numbers: readonly string[],
): Promise<Map<string, Localized[]>> {
  const titles = new Map<string, Localized[]>();
  if (numbers.length === 0) return titles;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .select(['orders.number', 'event_de', 'event_en'])
    .distinct()
    .where('orders.number', 'in', numbers)
    .orderBy('orders.number')
    .orderBy('event_de')
    .execute();
  for (const row of rows) {
    const title = optionalLocalizedFrom(row, 'event');
    if (title) titles.set(row.number, [...(titles.get(row.number) ?? []), title]);
  }
  return titles;
}
