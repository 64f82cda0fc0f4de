import { findCredit, redeemWithin, type VoucherRefusal } from '#features/box-office/credit/index.server.ts';
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
  request: Omit<OrderRequest, 'isTest' | 'paymentMethod' | 'voucher' | 'pass' | 'reservedUntil'>;
  /** Code of a gift voucher that becomes credit of the customer's account with the sale; empty without one. */
  voucherCode?: string;
  /** In the order they were handed over; empty where nothing is charged, or all of it goes on an invoice. */
  payments: PaymentRequest[];
  isOnAccount: boolean;
  /** Keeps the seats until the end of this day without payment, or with a part of it; left out, they are sold. */
  reservedUntil?: Day;
}

export type CounterError =
  | TicketingError
  | { code: 'AMOUNT_DIFFERS'; cents: number }
  /** The credit is another than the cashier saw: so much of the price can be paid with it. */
  | { code: 'CREDIT_DIFFERS'; cents: number }
  | { code: 'VOUCHER_REFUSED'; voucher: VoucherRefusal }
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
 * valid at once, or, reserved until a day, when they are paid. The sale is open until the event ends, the customer may be nobody; credit and a
 * voucher of a known one pay with it, and a pass that was added to the cart. A cart becomes one order only: asked again, it
 * gives that, and `isNew` is `false`. Refused with `AMOUNT_DIFFERS` and the price in cents where the payments do not add up to it.
 */
export async function sellAtCounter(
  { trx, by, shiftId, ...office }: CounterWrite,
  { reference, request, voucherCode = '', payments, isOnAccount, reservedUntil }: CounterSale,
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
  const { customer, creditCents = 0 } = request;
  const { email } = customer;
  const inCart = await priceToOrder(trx, office.engine, { hold, lines, now, email });
  const price: CartPrice = request.complimentary
    ? { ...inCart, prices: complimentaryTickets(lines), coupon: null, pass: null }
    : inCart;
  const { totalCents } = price.prices.sum;
  const paymentMethod = methodOf({ totalCents, creditCents, isOnAccount });
  const reservation = reservedUntil === undefined ? null : endOfReservation(reservedUntil);
  const asked: OrderRequest = { ...request, paymentMethod, isTest: false, reservedUntil: reservation };
  const circumstances = { price, now, isOnlineOffered: false, isMember: true, isAtCounter: true };
  if (voucherCode !== '') {
    const taken = await redeemForSale(trx, office, { voucherCode, request, totalCents });
    if (!taken.ok) return taken;
  }
  const refusal = refusalToSell(lines, asked, circumstances);
  if (refusal) return fail(refusal);
  if (reservedUntil !== undefined) {
    if (totalCents === 0) return fail({ code: 'NOTHING_TO_RESERVE' });
    const tooLate = refusalToReserve(reservedUntil, { starts: lines.map(startOf), now });
    if (tooLate) return fail({ code: tooLate });
  }
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  const isPaidRight =
    reservation === null
      ? paidCents === (isOnAccount ? 0 : totalCents - creditCents)
      : paidCents < totalCents;
  if (!isPaidRight) return fail({ code: 'AMOUNT_DIFFERS', cents: totalCents });
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

function methodOf({
  totalCents,
  creditCents,
  isOnAccount,
}: {
  totalCents: number;
  creditCents: number;
  isOnAccount: boolean;
}): OrderRequest['paymentMethod'] {
  if (totalCents === 0) return 'free';
  if (isOnAccount) return 'on-account';
  return totalCents === creditCents ? 'credit' : 'box-office';
}

/** Makes a voucher credit of the customer, of which the sale takes as much as it can: the cashier has seen how much that is. */
async function redeemForSale(
  trx: Trx,
  { databaseClock }: Pick<Office, 'databaseClock'>,
  {
    voucherCode: typed,
    request: { customer, creditCents = 0 },
    totalCents,
  }: Required<Pick<CounterSale, 'voucherCode'>> & Pick<CounterSale, 'request'> & { totalCents: number },
): Promise<Result<null, CounterError>> {
  const { userId } = customer;
  if (userId === null) return fail({ code: 'VOUCHER_REFUSED', voucher: 'UNKNOWN' });
  const redeemed = await redeemWithin(trx, { userId, typed, databaseClock });
  if (!redeemed.ok) return fail({ code: 'VOUCHER_REFUSED', voucher: redeemed.error });
  const { freeCents } = await findCredit(trx, userId);
  const cents = Math.min(totalCents, freeCents);
  return cents === creditCents ? succeed(null) : fail({ code: 'CREDIT_DIFFERS', cents });
}
