import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  deleteClaimsOfHolds,
  findClaimsOfHolds,
  findEventTitles,
  findPoolsByLine,
  type Hold,
  type PoolMove,
  releasePlaces,
  sellPlaces,
  unitsByPool,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  findOrder,
  insertMoneyPaidOnline,
  insertOrderSeries,
  insertPayment,
  insertTickets,
  type MoneyPaidOnline,
  payWithCredit,
  ticketsOf,
  writeOrder,
} from '#features/box-office/order-store/index.server.ts';
import { transferClaim } from '#features/box-office/prices/index.server.ts';
import { questionedTickets, writeAnswers } from '#features/box-office/questions/index.server.ts';
import { giveSeatsToOrder } from '#features/box-office/seating/index.server.ts';
import type {
  Buyer,
  Order,
  OrderRequest,
  PaymentRequest,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CartPrice } from '../cart/cart-price.server.ts';
import { claimCoupon } from '../cart/claim-coupon.server.ts';
import { payWithPass } from '../cart/pass-of-cart.server.ts';
import { questionsOf } from '../cart/questions-of-cart.server.ts';

interface Sale {
  hold: Hold;
  lines: HeldLine[];
  /** Price of the lines, read behind the lock of their coupon. */
  price: CartPrice;
  request: OrderRequest;
  buyer: Buyer;
  now: Instant;
  moves: PoolMove[];
  /** Money received for it through a payment provider. */
  paidOnline?: MoneyPaidOnline;
  /** Money taken at the counter with it, with its cashier and shift. */
  takenAtCounter?: TakenAtCounter;
}

/** Payments that staff took while they sold, in the order they were handed over. */
export interface TakenAtCounter {
  payments: PaymentRequest[];
  by: number;
  shiftId: number | null;
}

/**
 * Turns a locked, valid hold into an order with its tickets and its email, and ends the hold: its places are sold, or
 * released after a test. Returns the order and its id; refused when its coupon is used up, or its pass or credit no longer
 * suffices.
 */
export async function sellHold(
  office: Pick<Office, 'ids' | 'onOrder' | 'engine'>,
  trx: Trx,
  { hold, lines, price, request, buyer, now, moves, paidOnline, takenAtCounter }: Sale,
): Promise<Result<{ id: number; order: Order }, TicketingError>> {
  const { isTest } = request;
  const soldBy = takenAtCounter?.by ?? null;
  const { id, secret } = await writeOrder(office, trx, { hold, request, buyer, price, now, soldBy });
  const isClaimed = await transferClaim(trx, { holdId: hold.id, orderId: id });
  const used = isClaimed
    ? succeed(null)
    : await claimCoupon(trx, { price, request, holdId: null, orderId: id, now });
  if (!used.ok) return used;
  const poolsByLine = await findPoolsByLine(trx, hold.id);
  const titles = await findEventTitles(
    trx,
    lines.map((line) => line.performanceId),
  );
  const passId = isTest ? null : (price.pass?.id ?? null);
  const orderSeries = await insertOrderSeries(trx, id, lines);
  const tickets = ticketsOf(price.prices, { titles, poolsByLine, orderSeries, passId, isTest });
  const ticketIds = await insertTickets(
    trx,
    id,
    tickets.map((ticket) => ({ ...ticket, code: office.ids.token() })),
  );
  if (!(await payWithPass(trx, { hold, price, request, ticketIds, now })))
    return fail({ code: 'CART_CHANGED' });
  await storeAnswers(trx, { hold, lines, request, orderId: id, ticketIds, now });
  if (!(await payWithCredit(trx, { hold, request, secret, now }))) return fail({ code: 'CREDIT_CHANGED' });
  if (paidOnline) await insertMoneyPaidOnline(trx, secret, paidOnline, now);
  if (takenAtCounter) await insertTaken(trx, secret, takenAtCounter, now);
  // Behind the lock of its credit, and before the email is written, which names them.
  if (!isTest) await giveSeatsToOrder(trx, office.engine, { holdId: hold.id, orderId: id });
  const order = (await findOrder(trx, secret)) as Order;
  await office.onOrder(trx, order, { kind: 'placed', at: now });
  await moveClaims(trx, hold, { isTest, moves });
  return succeed({ id, order });
}

async function insertTaken(
  trx: Trx,
  secret: string,
  { payments, by, shiftId }: TakenAtCounter,
  now: Instant,
): Promise<void> {
  for (const { cents, means, reference } of payments)
    await insertPayment(trx, secret, {
      ...{ kind: 'payment', cents, means, reference },
      ...{ recorded_by: by, recorded_at: now, shift_id: shiftId },
    });
}

/** Stores the answers for a cart by ticket: tickets are written in the order of its lines. */
async function storeAnswers(
  trx: Trx,
  {
    hold,
    lines,
    request,
    orderId,
    ticketIds,
    now,
  }: Pick<Sale, 'hold' | 'lines' | 'request' | 'now'> & { orderId: number; ticketIds: number[] },
): Promise<void> {
  const asked = await questionsOf(trx, lines);
  const keys = questionedTickets(lines).map(({ key }) => key);
  await writeAnswers(trx, {
    holdId: hold.id,
    order: { id: orderId, userId: request.customer.userId },
    asked,
    ticketIds: new Map(keys.flatMap((key, index) => (ticketIds[index] ? [[key, ticketIds[index]]] : []))),
    now,
  });
}

/** The hold ends; its places are sold, or free again after a test. */
async function moveClaims(
  trx: Trx,
  hold: Hold,
  { isTest, moves }: { isTest: boolean; moves: PoolMove[] },
): Promise<void> {
  const claims = await findClaimsOfHolds(trx, [hold.id]);
  await deleteClaimsOfHolds(trx, [hold.id]);
  await updateHold(trx, hold, { status: 'converted', in_payment: false, client_hash: null });
  for (const claim of unitsByPool(claims)) {
    if (isTest) moves.push(await releasePlaces(trx, claim));
    else await sellPlaces(trx, claim);
  }
}
