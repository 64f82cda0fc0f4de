import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CartReference } from './cart.ts';
import type { TicketingError } from './errors.ts';
import type { OrderReceipt, OrderRequest } from './order.ts';

/**
 * State of a payment at a provider. `processing`: sent to a bank that confirms it days later. `ended`: not paid, the cart is the visitor's again. `refund-due`: paid for a
 * purchase that could not be sold any more, and to be refunded; `refunded`: done.
 */
export type OnlinePaymentState = 'open' | 'processing' | 'paid' | 'ended' | 'refund-due' | 'refunded';

/** The same as stored: one that is processing is open, and was submitted. */
export type StoredPaymentState = Exclude<OnlinePaymentState, 'processing'>;

/** A payment at a provider (docs/decisions/0063). */
export interface OnlinePayment {
  /** Secret its address is built from, and the reference the provider knows it by. */
  secret: string;
  state: OnlinePaymentState;
  isTest: boolean;
  cents: number;
  /** Customer and purchase, until it is paid; `null` where it pays an order that existed already. */
  request: OrderRequest | null;
  /** Address and language of who pays; `null` where neither request nor order is known any more. */
  payer: { email: string; language: Language } | null;
  /** The provider's own name of it, and the address one pays at, as soon as it has given them. */
  session: string | null;
  address: string | null;
  startedAt: Instant;
  /** Until when the provider takes it. */
  endsAt: Instant;
  /** When it was noticed that a bank has yet to confirm it; stays once it is settled. */
  submittedAt: Instant | null;
  /** Its cart has its places. */
  holdsPlaces: boolean;
  /** The money that came in, and how much that was. */
  received: { providerPayment: string; cents: number } | null;
  /** Order it paid for, or is to pay. */
  order: OrderReceipt | null;
  /** It is to pay an order of which another amount is open by now. */
  isOutdated: boolean;
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

/** Carts and orders that are paid at a provider, as far as that concerns who sells. Nothing here calls the provider. */
export interface OnlinePayments {
  /**
   * Starts a payment for the contents of a cart, which is locked and held until shortly after the provider's checkout
   * expires. A cart with a pending payment returns that one. Refused like `placeOrder`, and with `PAYMENT_CLOSED` after five
   * attempts.
   */
  begin(cart: CartReference, request: OrderRequest): Promise<Result<OnlinePayment, TicketingError>>;
  /**
   * Starts a payment for the open amount of the order with a secret, behind its lock (docs/decisions/0131). An order with an open payment
   * gives that one; `isOver`: for another amount, or too old, and to be stopped at the provider before another begins. Refused with
   * `PAYMENT_CLOSED` where it may not be paid online, and with `IN_PAYMENT` while a bank has yet to confirm a payment.
   */
  beginForOrder(
    orderSecret: string,
  ): Promise<Result<{ payment: OnlinePayment; isOver: boolean }, TicketingError>>;
  /** Notes where the provider takes the money; `false` when the payment has ended meanwhile. */
  noteAddress(secret: string, at: { session: string; address: string }): Promise<boolean>;
  find(secret: string): Promise<OnlinePayment | null>;
  /** The open payment of a cart. */
  openOf(cart: CartReference): Promise<OnlinePayment | null>;
  /**
   * Settles a payment that was received. Money for an existing order is written in its ledger, whatever became of it. The cart becomes its order; an expired one takes the same places again, all
   * or none, at its own prices. If that is not possible, the money is due back and an email says so. Idempotent:
   * repeated calls take effect once.
   */
  settle(secret: string, money: ReceivedMoney): Promise<Result<OnlinePayment, TicketingError>>;
  /**
   * No money will come. The cart is the visitor's again, until its time before the payment is over; `isBack`: for five minutes at
   * least, because they are there. `hasFailed`: a bank refused what was submitted, and an email says so. `isUnanswered`: the provider did not
   * answer; a payment that another press has started there meanwhile stays open.
   */
  end(
    secret: string,
    visitor: { isBack: boolean; hasFailed?: boolean; isUnanswered?: boolean },
  ): Promise<Result<OnlinePayment | null, TicketingError>>;
  /**
   * Records that a payment was submitted, and that its bank was asked about it. The first time the places are kept until it is
   * confirmed, those of an expired cart where they are still free, and an email says so.
   */
  noteProcessing(secret: string): Promise<Result<OnlinePayment | null, TicketingError>>;
  /** When the first event of a payment's cart or order starts; `null` when none does at a known time. */
  firstStart(secret: string): Promise<Instant | null>;
  /** Records that a payment due back was refunded. */
  noteRefunded(secret: string): Promise<void>;
  /** Payments that were started before an instant and are open, then those due back, the oldest first. */
  unsettled(before: Instant, atMost: number): Promise<OnlinePayment[]>;
  /** Payments a bank has yet to confirm that were last asked about before an instant, the longest unasked first. */
  processing(askedBefore: Instant, atMost: number): Promise<OnlinePayment[]>;
}
