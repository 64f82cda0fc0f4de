import { type BoxOfficeDependencies, officeOf } from '#features/box-office/holds/index.server.ts';
import type {
  Buyer,
  Cart,
  CartReceipt,
  CartReference,
  Offer,
  TicketingError,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';
import type { Result } from '#lib/result.ts';
import { addTickets } from './cart/add-tickets.server.ts';
import { changeLine } from './cart/change-line.server.ts';
import { readCart } from './cart/read-cart.server.ts';
import { renewCart } from './cart/renew-cart.server.ts';
import { setCoupon } from './cart/set-coupon.server.ts';
import { createOfferSource } from './offers.server.ts';

/** Counter sale: neither limits nor memberships of an account apply. */
const AT_COUNTER: Buyer = { session: null, network: null, key: null, isSeller: true, isAtCounter: true };

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
    renew: (reference) => renewCart(office, reference),
  };
}
