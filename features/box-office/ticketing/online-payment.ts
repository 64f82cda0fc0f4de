import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CartReference } from './cart.ts';
import type { TicketingError } from './errors.ts';
import type { OrderReceipt, OrderRequest } from './order.ts';

/**
 * State of a payment at a provider. `ended`: not paid, the cart is the visitor's again. `refund-due`: paid for a
 * purchase that could not be sold any more, and to be refunded; `refunded`: done.
 */
export type OnlinePaymentState = 'open' | 'paid' | 'ended' | 'refund-due' | 'refunded';

/** A payment at a provider (docs/decisions/0063). */
export interface OnlinePayment {
  /** Secret its address is built from, and the reference the provider knows it by. */
  secret: string;
  state: OnlinePaymentState;
  isTest: boolean;
  cents: number;
  /** Customer and purchase, until it is paid. */
  request: OrderRequest | null;
  /** The provider's own name of it, and the address one pays at, as soon as it has given them. */
  session: string | null;
  address: string | null;
  startedAt: Instant;
  /** Until when the provider takes it. */
  endsAt: Instant;
  /** The money that came in, and how much that was. */
  received: { providerPayment: string; cents: number } | null;
  /** Order it paid for. */
  order: OrderReceipt | null;
}

/** Money that came in, as the provider tells it. */
export interface ReceivedMoney {
  /** The provider's name of it; refunds refer to it. */
  providerPayment: string;
  cents: number;
  /** In capitals, as in ISO 4217. */
  currency: string;
}

/** Money that a provider gave back, or tried to. */
export interface ReturnedMoney {
  providerPayment: string;
  /** The provider's name of the refund. */
  refund: string;
  cents: number;
  /** The bank did not take it, at once or days later: it is with the venue again. */
  hasFailed: boolean;
}

/** Carts that are paid at a provider, as far as that concerns who sells. Nothing here calls the provider. */
export interface OnlinePayments {
  /**
   * Starts a payment for the contents of a cart, which is locked and held until shortly after the provider's checkout
   * expires. A cart with a pending payment returns that one. Refused like `placeOrder`, and with `PAYMENT_CLOSED` after five
   * attempts.
   */
  begin(cart: CartReference, request: OrderRequest): Promise<Result<OnlinePayment, TicketingError>>;
  /** Notes where the provider takes the money; `false` when the payment has ended meanwhile. */
  noteAddress(secret: string, at: { session: string; address: string }): Promise<boolean>;
  find(secret: string): Promise<OnlinePayment | null>;
  /** The open payment of a cart. */
  openOf(cart: CartReference): Promise<OnlinePayment | null>;
  /**
   * Settles a payment that was received. The cart becomes its order; an expired one takes the same places again, all
   * or none, at its own prices. If that is not possible, the money is due back and an email says so. Idempotent:
   * repeated calls take effect once.
   */
  settle(secret: string, money: ReceivedMoney): Promise<Result<OnlinePayment, TicketingError>>;
  /**
   * No money will come. The cart is the visitor's again, until its time before the payment is over; `isBack`: for five minutes at
   * least, because they are there.
   */
  end(secret: string, visitor: { isBack: boolean }): Promise<Result<OnlinePayment | null, TicketingError>>;
  /** Records that a payment due back was refunded. */
  noteRefunded(secret: string): Promise<void>;
  /** Payments that were started before an instant and are open, then those due back, the oldest first. */
  unsettled(before: Instant, atMost: number): Promise<OnlinePayment[]>;
}
