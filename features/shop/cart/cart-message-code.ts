import { COUPON_REFUSALS, type CouponRefusal } from '#features/box-office/prices/index.ts';
import {
  PASS_REFUSALS,
  type PassRefusal,
  type SaleStop,
  TICKETING_ERRORS,
  type TicketingError,
  type TicketingErrorCode,
} from '#features/box-office/ticketing/index.ts';

const STOPS = ['cancelled', 'postponed', 'offline', 'past', 'shop-closed'] as const satisfies SaleStop[];
const OF_THE_SHOP = [
  'NO_RENEWALS',
  'PARTLY_RESTORED',
  'NEW_PRICES',
  'BROUGHT_BACK',
  'COOKIES_BLOCKED',
  'NOT_PAID',
  'TOO_MANY_CODES',
  'SEATS_SWAPPED',
  'OTHER_SEATS',
] as const;

/**
 * Message codes of the cart after a change that failed: the box office's errors, the reasons why an event is not sold
 * or a coupon or pass refused, and some of the shop's own.
 */
export type CartMessageCode =
  | TicketingErrorCode
  | SaleStop
  | CouponRefusal
  | PassRefusal
  | (typeof OF_THE_SHOP)[number];

const CODES: readonly string[] = [
  ...TICKETING_ERRORS,
  ...STOPS,
  ...COUPON_REFUSALS,
  ...PASS_REFUSALS,
  ...OF_THE_SHOP,
];

/** Reads the code from the cart's address, where a redirect has put it. */
export function cartMessageCode(value: string | null): CartMessageCode | null {
  return value !== null && CODES.includes(value) ? (value as CartMessageCode) : null;
}

/** Returns the message code for a refusal. */
export function cartMessageOf({ code, stop, coupon, pass }: TicketingError): CartMessageCode {
  return stop ?? coupon ?? pass ?? code;
}
