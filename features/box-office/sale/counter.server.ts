import { type BoxOfficeDependencies, officeOf } from '#features/box-office/holds/index.server.ts';
import type {
  Buyer,
  Cart,
  CartReceipt,
  CartReference,
  Offer,
  SeriesOrder,
  TicketingError,
  TicketOrder,
  WholeSeriesOffer,
} from '#features/box-office/ticketing/index.ts';
import type { Result } from '#lib/result.ts';
import { addSeries } from './cart/add-series.server.ts';
import { addTickets } from './cart/add-tickets.server.ts';
import { changeLine } from './cart/change-line.server.ts';
import { changeSeries } from './cart/change-series.server.ts';
import { readCart } from './cart/read-cart.server.ts';
import { renewCart } from './cart/renew-cart.server.ts';
import { findSeriesOffer } from './cart/series-offer.server.ts';
import { setCoupon } from './cart/set-coupon.server.ts';
import { setPassByStaff } from './cart/set-pass.server.ts';
import { type CounterSeats, counterSeatsOf } from './counter-seats.server.ts';
import { createOfferSource } from './offers.server.ts';

/** Counter sale: neither limits nor memberships of an account apply. */
export const AT_COUNTER: Buyer = {
  session: null,
  network: null,
  key: null,
  isSeller: true,
  isAtCounter: true,
};

/**
 * Carts of the counter (docs/product/box-office.md#counter). They are carts of the box office like any other, so that no
 * place is sold twice; they are filled by staff, as long as the event lasts and whether or not the online shop is open. They
 * are sold by `sellAtCounter`.
 */
export interface CounterCarts {
  /** Prices of an event and their free places; `null` when it sells no tickets. */
  offer(jetId: number): Promise<Offer | null>;
  cart(reference: CartReference): Promise<Cart | null>;
  /** Adds tickets; the same order with the same `key` takes effect once. */
  add(
    cart: CartReference | null,
    order: TicketOrder,
    key?: string | null,
  ): Promise<Result<CartReceipt, TicketingError>>;
  /** Sets the number of tickets of a line; 0 removes it. */
  change(cart: CartReference, lineId: string, quantity: number): Promise<Result<null, TicketingError>>;
  setCoupon(cart: CartReference, code: string | null): Promise<Result<null, TicketingError>>;
  /** Adds the pass with this number, or takes it out with `null`; never that of the cashier. */
  setPass(
    cart: CartReference,
    wanted: { number: string; by: number } | null,
  ): Promise<Result<null, TicketingError>>;
  /** Prices all dates of a series are sold at together; `null` where it is not sold as a whole. */
  seriesOffer(seriesId: number): Promise<WholeSeriesOffer | null>;
  /** Adds all dates of a series; the same order with the same `key` takes effect once. */
  addSeries(
    cart: CartReference | null,
    order: SeriesOrder,
    key?: string | null,
  ): Promise<Result<CartReceipt, TicketingError>>;
  /** Sets how many of a series the cart holds, at all of its dates; 0 removes it. */
  changeSeries(cart: CartReference, id: string, quantity: number): Promise<Result<null, TicketingError>>;
  seats: CounterSeats;
  /** Holds everything for another 15 minutes. */
  renew(cart: CartReference): Promise<Result<null, TicketingError>>;
}

export function createCounterCarts(dependencies: BoxOfficeDependencies): CounterCarts {
  const office = officeOf(dependencies);
  const { offer } = createOfferSource({ ...office, isAtCounter: true });
  return {
    offer,
    cart: (reference) => readCart(office, reference, AT_COUNTER),
    add: (reference, order, key = null) =>
      addTickets(office, { reference, order, buyer: { ...AT_COUNTER, key } }),
    change: (reference, lineId, quantity) =>
      changeLine(office, { reference, lineId, quantity, buyer: AT_COUNTER }),
    setCoupon: (reference, code) => setCoupon(office, reference, code),
    setPass: (reference, wanted) => setPassByStaff(office, reference, wanted),
    seriesOffer: (seriesId) => findSeriesOffer(office, seriesId),
    addSeries: (reference, order, key = null) =>
      addSeries(office, { reference, order, buyer: { ...AT_COUNTER, key } }),
    changeSeries: (reference, id, quantity) =>
      changeSeries(office, { reference, id, quantity, buyer: AT_COUNTER }),
    seats: counterSeatsOf(office),
    renew: (reference) => renewCart(office, reference),
  };
}
