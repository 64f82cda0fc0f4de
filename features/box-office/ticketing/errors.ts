import type { CouponRefusal, Together } from '#features/box-office/prices/index.ts';
import type { RecipientFaults } from './invoice-recipient.ts';
import type { PassRefusal } from './order-pass.ts';
import type { SeatName } from './seat-words.ts';

/** Reasons tickets cannot be put in a cart, the same for all providers. */
export const TICKETING_ERRORS = [
  'NOT_ENOUGH',
  'NOT_ENOUGH_ADJACENT',
  'SEATS_TAKEN',
  'NO_ACTIVE_RESERVATION',
  'SALE_CLOSED',
  'LIMIT',
  'UNKNOWN_OFFER',
  'BUSY',
  'PROVIDER_DOWN',
  'NOT_SUPPORTED',
  'PRICE_CHANGED',
  'TOO_MANY_HELD',
  'KEY_REUSED',
  'CART_CHANGED',
  'PAYMENT_CLOSED',
  'CANCELLATION_CLOSED',
  'IN_PAYMENT',
  'COUPON_REFUSED',
  'CREDIT_CHANGED',
  'PLACES_FREE',
  'OFFER_IN_CART',
  'QUESTIONS_OPEN',
  'PASS_REFUSED',
  'GOES_TOGETHER',
  'MEMBERS_ONLY',
  'RECIPIENT_REFUSED',
  'GROUP_TOO_SMALL',
  'DONATION_REFUSED',
  'GROUP_PRICE',
  'FLAT_PRICE',
] as const;
export type TicketingErrorCode = (typeof TICKETING_ERRORS)[number];

/** Reason nothing of an event is sold at all, independently of its sale period. */
export type SaleStop = 'cancelled' | 'postponed' | 'offline' | 'past' | 'shop-closed';

export interface TicketingError {
  code: TicketingErrorCode;
  /** With `SALE_CLOSED`, where it is more than the sale's window. */
  stop?: SaleStop;
  /** With `PRICE_CHANGED`: current prices of the named ones. */
  prices?: { saleTypeId: number; cents: number }[];
  /** With `COUPON_REFUSED`: why. */
  coupon?: CouponRefusal;
  /** With `PASS_REFUSED`: why. */
  pass?: PassRefusal;
  /** With `GOES_TOGETHER`: the companions such tickets need. */
  together?: Together;
  /** With `RECIPIENT_REFUSED`: missing or invalid fields. */
  recipient?: RecipientFaults;
  /** Places still free where too many were asked for. */
  free?: number;
  /** With `NOT_ENOUGH_ADJACENT`: the largest party that still sits together, and if this one fits into two neighbouring rows. */
  adjacent?: { largest: number; fitsTwoRows: boolean };
  /** With `SEATS_TAKEN`: the seats that somebody else has meanwhile, by their `guid`. */
  taken?: string[];
  /** With `SEATS_TAKEN`: as many free seats side by side, the nearest to those that were chosen; none where there are none. */
  nearest?: SeatName[];
  /** The limit that was met; with `GROUP_TOO_SMALL` the fewest heads a group has. */
  limit?: number;
  /** Event that blocks the purchase, where a series was asked for as a whole. */
  jetId?: number;
}

/**
 * The numbers of the cart contract's `response_code` (docs/product/booking.md#errors): -214 and -204 are given, the
 * others are ours in the same range.
 */
export const RESPONSE_CODES: Record<TicketingErrorCode, number> = {
  NOT_ENOUGH_ADJACENT: -214,
  NOT_ENOUGH: -214,
  NO_ACTIVE_RESERVATION: -204,
  SALE_CLOSED: -301,
  LIMIT: -302,
  UNKNOWN_OFFER: -303,
  BUSY: -304,
  PROVIDER_DOWN: -305,
  NOT_SUPPORTED: -306,
  PRICE_CHANGED: -307,
  TOO_MANY_HELD: -308,
  KEY_REUSED: -309,
  CART_CHANGED: -310,
  PAYMENT_CLOSED: -311,
  CANCELLATION_CLOSED: -312,
  IN_PAYMENT: -313,
  COUPON_REFUSED: -314,
  CREDIT_CHANGED: -315,
  PLACES_FREE: -316,
  OFFER_IN_CART: -317,
  QUESTIONS_OPEN: -318,
  PASS_REFUSED: -319,
  GOES_TOGETHER: -320,
  MEMBERS_ONLY: -321,
  RECIPIENT_REFUSED: -322,
  GROUP_TOO_SMALL: -323,
  DONATION_REFUSED: -324,
  GROUP_PRICE: -325,
  FLAT_PRICE: -326,
  SEATS_TAKEN: -327,
};
