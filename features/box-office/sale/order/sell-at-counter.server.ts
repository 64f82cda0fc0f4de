import {
  findLines,
  isAlive,
  isInPayment,
  lockHold,
  type Office,
  startOf,
} from '#features/box-office/holds/index.server.ts';
import { findOrder, findOrderOfHold, issueInvoice } from '#features/box-office/order-store/index.server.ts';
import { complimentaryTickets } from '#features/box-office/prices/index.server.ts';
import { endOfReservation, refusalToReserve } from '#features/box-office/ticketing/index.server.ts';
import type {
  CartReference,
  Order,
  OrderRequest,
  PaymentRequest,
  ReservationRefusal,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Day } from '#lib/venue-time.ts';
import { type CartPrice, priceToOrder } from '../cart/cart-price.server.ts';
import { refusalToSell } from './refusal-to-sell.server.ts';
import { sellHold } from './sell-hold.server.ts';

/** A cart that staff sell at the counter, and the money they took for it. */
export interface CounterSale {
  reference: CartReference;
  /** `contents` of the cart on the cashier's screen; its payment method follows from the payments. */
  request: Omit<
    OrderRequest,
    'isTest' | 'paymentMethod' | 'creditCents' | 'voucher' | 'pass' | 'reservedUntil'
  >;
  /** In the order they were handed over; empty where nothing is charged, or all of it goes on an invoice. */
  payments: PaymentRequest[];
  isOnAccount: boolean;
  /** Keeps the seats without payment until the end of this day; left out, they are sold. */
  reservedUntil?: Day;
}

export type CounterError =
  | TicketingError
  | { code: 'AMOUNT_DIFFERS'; cents: number }
  | { code: ReservationRefusal }
  /** They cost nothing: there is no payment to wait for. */
  | { code: 'NOTHING_TO_RESERVE' };

type CounterWrite = Pick<Office, 'engine' | 'databaseClock' | 'ids' | 'onOrder'> & {
  trx: Trx;
  by: number;
  shiftId: number | null;
};

const NOBODY = { session: null, network: null, key: null };

/**
 * Sells a cart at the counter in the transaction of the caller (docs/product/box-office.md#counter): the order, its payments and its tickets, which are
 * valid at once, or, reserved until a day, when they are paid. The sale is open until the event ends, the customer may be nobody. A cart becomes one order only: asked again, it
 * gives that, and `isNew` is `false`. Refused with `AMOUNT_DIFFERS` and the price in cents where the payments do not add up to it.
 */
export async function sellAtCounter(
  { trx, by, shiftId, ...office }: CounterWrite,
  { reference, request, payments, isOnAccount, reservedUntil }: CounterSale,
): Promise<Result<{ order: Order; isNew: boolean }, CounterError>> {
  const hold = await lockHold(trx, office.engine, reference);
  const now = await office.databaseClock(trx);
  const known = hold?.status === 'converted' ? await findOrderOfHold(trx, hold.id) : null;
  const order = known && (await findOrder(trx, known.secret));
  // A cart that customers ordered is none of the counter's.
  if (order?.soldBy != null) return succeed({ order, isNew: false });
  if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
  if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const lines = await findLines(trx, hold.id);
  const { email } = request.customer;
  const inCart = await priceToOrder(trx, office.engine, { hold, lines, now, email });
  const price: CartPrice = request.complimentary
    ? { ...inCart, prices: complimentaryTickets(lines), coupon: null, pass: null }
    : inCart;
  const { totalCents } = price.prices.sum;
  const paymentMethod = totalCents === 0 ? 'free' : isOnAccount ? 'on-account' : 'box-office';
  const reservation = reservedUntil === undefined ? null : endOfReservation(reservedUntil);
  const asked: OrderRequest = { ...request, paymentMethod, isTest: false, reservedUntil: reservation };
  const circumstances = { price, now, isOnlineOffered: false, isMember: true, isAtCounter: true };
  const refusal = refusalToSell(lines, asked, circumstances);
  if (refusal) return fail(refusal);
  if (reservedUntil !== undefined) {
    if (totalCents === 0) return fail({ code: 'NOTHING_TO_RESERVE' });
    const tooLate = refusalToReserve(reservedUntil, { starts: lines.map(startOf), now });
    if (tooLate) return fail({ code: tooLate });
  }
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  if (paidCents !== (isOnAccount || reservation !== null ? 0 : totalCents))
    return fail({ code: 'AMOUNT_DIFFERS', cents: totalCents });
  const sold = await sellHold(office, trx, {
    ...{ hold, lines, price, request: asked, buyer: NOBODY, now, moves: [] },
    takenAtCounter: { payments, by, shiftId },
  });
  if (!sold.ok) return sold;
  const { order: placed } = sold.value;
  const positions = placed.tickets.map(({ position }) => position);
  if (paymentMethod === 'on-account') await issueInvoice(trx, { order: placed, positions, now });
  return succeed({ order: (await findOrder(trx, placed.secret)) as Order, isNew: true });
}
