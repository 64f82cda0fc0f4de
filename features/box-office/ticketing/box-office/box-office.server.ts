import { priceSum } from '#features/box-office/prices/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Buyer, Cart, CartReference } from '../cart.ts';
import type { TicketingError } from '../errors.ts';
import type { TicketingProvider } from '../provider.ts';
import { addSeries } from './add-series.server.ts';
import { addTickets } from './add-tickets.server.ts';
import { cancelTicket } from './cancel-ticket.server.ts';
import { contentsOf } from './cart-contents.server.ts';
import { changeLine } from './change-line.server.ts';
import { changeSeries } from './change-series.server.ts';
import { convertToCredit } from './convert-to-credit.server.ts';
import { type BoxOfficeDependencies, type Office, officeOf } from './dependencies.server.ts';
import { directSaleOf } from './direct-sale.server.ts';
import { claimGuestOrders, countGuestOrders } from './guest-orders.server.ts';
import { createOfferSource } from './offers.server.ts';
import { onlinePaymentsOf } from './online-payments.server.ts';
import { countOrdersOf, findOrder, findOrderOfCart, findOrdersOf } from './order-store.server.ts';
import { placeOrder } from './place-order.server.ts';
import { answerQuestions, readQuestions } from './questions-of-cart.server.ts';
import { readCart } from './read-cart.server.ts';
import { rebookingOf } from './rebooking.server.ts';
import { renewCart } from './renew-cart.server.ts';
import { restoreCart } from './restore-cart.server.ts';
import { findSeriesOffer } from './series-offer.server.ts';
import { setCoupon } from './set-coupon.server.ts';
import { setPass } from './set-pass.server.ts';
import { waitingListOf } from './waiting-list.server.ts';

const ANONYMOUS_BUYER: Buyer = { session: null, network: null, key: null };

/** The house's own box office: the default `TicketingProvider` (docs/decisions/0007, docs/algorithms/availability.md). */
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

/** A cart whose last tickets have just been taken out. */
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
