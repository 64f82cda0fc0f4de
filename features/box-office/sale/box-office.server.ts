import {
  type BoxOfficeDependencies,
  type Office,
  officeOf,
} from '#features/box-office/holds/index.server.ts';
import {
  claimGuestOrders,
  countGuestOrders,
  countOrdersOf,
  findOrder,
  findOrderOfCart,
  findOrdersOf,
} from '#features/box-office/order-store/index.server.ts';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import type {
  Buyer,
  Cart,
  CartReference,
  TicketingError,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import { waitingListOf } from '#features/box-office/waiting-list/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { addSeries } from './cart/add-series.server.ts';
import { addTickets } from './cart/add-tickets.server.ts';
import { contentsOf } from './cart/cart-contents.server.ts';
import { changeLine } from './cart/change-line.server.ts';
import { changeSeries } from './cart/change-series.server.ts';
import { answerQuestions, readQuestions } from './cart/questions-of-cart.server.ts';
import { readCart } from './cart/read-cart.server.ts';
import { renewCart } from './cart/renew-cart.server.ts';
import { restoreCart } from './cart/restore-cart.server.ts';
import { findSeriesOffer } from './cart/series-offer.server.ts';
import { setCoupon } from './cart/set-coupon.server.ts';
import { setPass } from './cart/set-pass.server.ts';
import { createOfferSource } from './offers.server.ts';
import { cancelTicket } from './order/cancel-ticket.server.ts';
import { convertToCredit } from './order/convert-to-credit.server.ts';
import { directSaleOf } from './order/direct-sale.server.ts';
import { groupSaleOf } from './order/group-sale.server.ts';
import { placeOrder } from './order/place-order.server.ts';
import { onlinePaymentsOf } from './payment/online-payments.server.ts';
import { rebookingOf } from './rebooking/rebooking.server.ts';
import { seatingOf } from './seating.server.ts';

const ANONYMOUS_BUYER: Buyer = { session: null, network: null, key: null };

/** The venue's own box office: the default `TicketingProvider` (docs/decisions/0007, docs/algorithms/availability.md). */
export function createBoxOffice(dependencies: BoxOfficeDependencies): TicketingProvider {
  const office = officeOf(dependencies);
  const cartAfter = async (
    reference: CartReference,
    outcome: Result<null, TicketingError>,
  ): Promise<Result<Cart, TicketingError>> => {
    if (!outcome.ok) return outcome;
    return succeed((await readCart(office, reference)) ?? (await emptied(office, reference)));
  };
  return {
    capabilities: {
      change: true,
      renew: true,
      restore: true,
      orders: true,
      coupons: true,
      credit: true,
      questions: true,
      handoff: 'embedded',
    },
    onlinePayments: onlinePaymentsOf(office),
    waitingList: waitingListOf(office),
    vouchers: directSaleOf(office, 'gift voucher'),
    passes: directSaleOf(office, 'pass'),
    rebooking: rebookingOf(office),
    groups: groupSaleOf(office),
    seating: seatingOf(office),
    wholeSeries: {
      offer: (seriesId) => findSeriesOffer(office, seriesId),
      add: (reference, order, buyer = ANONYMOUS_BUYER) => addSeries(office, { reference, order, buyer }),
      change: async (reference, id, quantity, buyer = ANONYMOUS_BUYER) =>
        cartAfter(reference, await changeSeries(office, { reference, id, quantity, buyer })),
    },
    ...createOfferSource({ ...office, hasWaitingList: true }),
    add: (reference, order, buyer = ANONYMOUS_BUYER) => addTickets(office, { reference, order, buyer }),
    change: async (reference, lineId, quantity, buyer = ANONYMOUS_BUYER) =>
      cartAfter(reference, await changeLine(office, { reference, lineId, quantity, buyer })),
    renew: async (reference) => cartAfter(reference, await renewCart(office, reference)),
    restore: async (reference, buyer = ANONYMOUS_BUYER) =>
      cartAfter(reference, await restoreCart(office, reference, buyer)),
    cart: (reference, reader) => readCart(office, reference, reader),
    setCoupon: async (reference, code) => cartAfter(reference, await setCoupon(office, reference, code)),
    setPass: async (reference, pass) => cartAfter(reference, await setPass(office, reference, pass)),
    questions: (reference) => readQuestions(office, reference),
    answer: (reference, given) => answerQuestions(office, reference, given),
    placeOrder: (reference, request, buyer = ANONYMOUS_BUYER) =>
      placeOrder(office, { reference, request, buyer }),
    cancelTicket: (secret, position, options) => cancelTicket(office, { secret, position, ...options }),
    convertToCredit: (secret) => convertToCredit(office, secret),
    orderOfCart: (reference) => findOrderOfCart(office.db, reference),
    order: (secret) => findOrder(office.db, secret),
    guestOrdersOf: (email) => countGuestOrders(office.db, email),
    claimGuestOrders: (owner) => claimGuestOrders(office.db, owner),
    ordersOf: (userId, asked) => findOrdersOf(office.db, userId, asked),
    countOrdersOf: (userId) => countOrdersOf(office.db, userId),
  };
}

/** A cart whose last tickets have just been removed. */
async function emptied({ db, databaseClock }: Office, reference: CartReference): Promise<Cart> {
  const now = await databaseClock(db);
  return {
    reference,
    state: 'held',
    isOffer: false,
    expiresAt: now,
    now,
    renewalsLeft: 0,
    lines: [],
    series: [],
    quantity: 0,
    totalCents: 0,
    sum: priceSum([]),
    coupon: null,
    pass: null,
    contents: contentsOf([], null, null),
  };
}
