import type { AnswerErrors, AnswerInput } from '#features/box-office/questions/index.ts';
import type { Result } from '#lib/result.ts';
import type { Buyer, Cart, CartQuestions, CartReceipt, CartReference, TicketOrder } from './cart.ts';
import type { PassSale, VoucherSale } from './direct-sale.ts';
import type { TicketingError } from './errors.ts';
import type { GroupSale } from './group-sale.ts';
import type { OfferSource } from './offer.ts';
import type { OnlinePayments } from './online-payment.ts';
import type { Order, OrderReceipt, OrderRequest } from './order.ts';
import type { Rebooking } from './rebooking.ts';
import type { Seating } from './seating.ts';
import type { WaitingList } from './waiting-list.ts';
import type { WholeSeriesSale } from './whole-series.ts';

/**
 * Port to the ticketing provider: our own box office by default, an outside shop by choice (docs/decisions/0007). It
 * identifies events by their jet id, and a cart by an opaque reference only the visitor's cookie holds. Every adapter passes
 * one contract suite.
 */
export interface TicketingProvider extends OfferSource {
  readonly capabilities: TicketingCapabilities;
  /**
   * Adds tickets to the cart, or to a new one when the reference is `null` or no longer holds anything: keep the reference
   * of the receipt. All or nothing; the expiry of a cart with contents does not move. The contents of an expired cart are
   * restored into the new one, as far as they are available.
   */
  add(
    cart: CartReference | null,
    order: TicketOrder,
    buyer?: Buyer,
  ): Promise<Result<CartReceipt, TicketingError>>;
  /** Sets the number of tickets of a line; 0 removes it. A refusal leaves the cart and its expiry unchanged. */
  change(
    cart: CartReference,
    lineId: string,
    quantity: number,
    buyer?: Buyer,
  ): Promise<Result<Cart, TicketingError>>;
  /** Holds everything for another 15 minutes; at most ten times (`LIMIT`). */
  renew(cart: CartReference): Promise<Result<Cart, TicketingError>>;
  /** Reads the contents of the cart, or its last contents when it has expired; `null` when there is none, or it is empty. */
  cart(reference: CartReference, reader?: Pick<Buyer, 'isSeller'>): Promise<Cart | null>;
  /**
   * Tries to hold again what an expired cart held, at today's prices: as many tickets as are free, so compare the lines.
   * Refused when not one of them is. A cart that is still held remains unchanged. Counts as a renewal.
   */
  restore(cart: CartReference, buyer?: Buyer): Promise<Result<Cart, TicketingError>>;
  /**
   * Replaces the coupon of a cart; `null` removes it. Refused, with the cart unchanged, when it reduces nothing
   * (`COUPON_REFUSED`). A cart keeps its coupon; its validity is checked at each reading, and fixed when the cart is
   * ordered.
   */
  setCoupon(cart: CartReference, code: string | null): Promise<Result<Cart, TicketingError>>;
  /**
   * Lets a pass of an account pay for tickets of a cart, replacing the current one; `null` removes it. Refused, with the
   * cart unchanged, when it pays for none of them (`PASS_REFUSED`). A cart keeps its pass like a coupon.
   */
  setPass(
    cart: CartReference,
    pass: { id: number; userId: number } | null,
  ): Promise<Result<Cart, TicketingError>>;
  /** Reads the questions asked before a cart is ordered, with the answers; `null` when none are asked. */
  questions(cart: CartReference): Promise<CartQuestions | null>;
  /**
   * Stores the answers of a cart, replacing earlier ones, and returns the errors: the valid rest is stored, answers about
   * health only with consent. They belong to the cart until it is ordered, or expires.
   */
  answer(cart: CartReference, given: AnswerInput): Promise<Result<AnswerErrors, TicketingError>>;
  /**
   * Orders the contents of a cart, all or nothing, and returns the order. Idempotent: a cart becomes one order only, which
   * repeated calls return. Refused when the cart differs from the displayed one (`CART_CHANGED`), has expired
   * (`NO_ACTIVE_RESERVATION`), something in it is not sold any more (`SALE_CLOSED`), its payment method is closed
   * (`PAYMENT_CLOSED`), questions are open (`QUESTIONS_OPEN`), the invoice recipient is incomplete (`RECIPIENT_REFUSED`), or
   * the credit no longer suffices (`CREDIT_CHANGED`), or its donation is not taken (`DONATION_REFUSED`); the cart then remains unchanged.
   */
  placeOrder(
    cart: CartReference,
    request: OrderRequest,
    buyer?: Buyer,
  ): Promise<Result<OrderReceipt, TicketingError>>;
  /**
   * Returns one ticket of an order, by its position. Its places are free again. Refused when it is too late, or where only
   * staff can do it (`CANCELLATION_CLOSED`); idempotent. The part paid with credit is credited again; `asCredit`: the rest
   * becomes credit, too, for an account's order.
   */
  cancelTicket(
    secret: string,
    position: number,
    purchase?: { asCredit: boolean },
  ): Promise<Result<null, TicketingError>>;
  /**
   * Converts the amount due of an account's order into credit. Refused where there is none, or it is being refunded
   * (`CANCELLATION_CLOSED`).
   */
  convertToCredit(secret: string): Promise<Result<null, TicketingError>>;
  /** The order a cart has become, as long as the cart is remembered; `null` when it has become none. */
  orderOfCart(cart: CartReference): Promise<OrderReceipt | null>;
  /** The order with this secret. */
  order(secret: string): Promise<Order | null>;
  /** Paying at a payment provider; `null` where it is not done here, as with an outside shop. */
  readonly onlinePayments: OnlinePayments | null;
  /** Series that are sold as a whole; `null` where they are not. */
  readonly wholeSeries: WholeSeriesSale | null;
  /** Sale to classes and other groups; `null` where it is not done here, as with an outside shop. */
  readonly groups: GroupSale | null;
  /** How many orders guests with a confirmed address have placed that belong to no account. */
  guestOrdersOf(email: string): Promise<number>;
  /** Takes these into the account that has confirmed the address; gives how many they were. Asked twice there are none left. */
  claimGuestOrders(owner: { userId: number; email: string }): Promise<number>;
  /** Waiting for places that come free; `null` where it is not done here, as with an outside shop. */
  readonly waitingList: WaitingList | null;
  /** Gift vouchers; `null` where none are sold, as with an outside shop. */
  readonly vouchers: VoucherSale | null;
  /** Passes; `null` where none are sold, as with an outside shop. */
  readonly passes: PassSale | null;
  /** Exchanging tickets for another date; `null` where it is not done here, as with an outside shop. */
  readonly rebooking: Rebooking | null;
  /** Seats of dates that sell the seats of a plan; `null` where none are known here, as with an outside shop. */
  readonly seating: Seating | null;
  /** The orders of an account, newest first: all of them, or those asked for. */
  ordersOf(userId: number, asked?: OrderQuery): Promise<Order[]>;
  /** How many these are. */
  countOrdersOf(userId: number): Promise<number>;
}

/** Some of the orders of an account. */
export interface OrderQuery {
  /** A page of them, the first is 1. */
  part?: { page: number; pageSize: number };
  /** Those that a coupon was used for. */
  withCoupon?: boolean;
}

/** Capabilities of a provider beyond adding; a call beyond them returns `NOT_SUPPORTED` (and no cart). */
export interface TicketingCapabilities {
  /** Shows the cart and changes its lines. */
  change: boolean;
  renew: boolean;
  restore: boolean;
  /** Sells what a cart holds, and knows its orders. */
  orders: boolean;
  /** Takes codes that lower prices. */
  coupons: boolean;
  /** Takes credit with the venue as payment. */
  credit: boolean;
  /** Asks questions about tickets and orders, and keeps the answers. */
  questions: boolean;
  /** Place of payment for the visitor: the site's own webshop, or an outside address. */
  handoff: 'embedded' | 'redirect';
}
