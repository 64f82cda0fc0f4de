import type { Instant } from '#lib/venue-time.ts';

/** How an order is paid. */
export type PaymentMethod = 'free' | 'test' | 'credit' | 'online' | 'box-office' | 'on-account';

/** Facts that decide which payment methods are available. */
export interface ToBePaid {
  totalCents: number;
  /** Part of it paid with credit. */
  creditCents: number;
  /** Donation on top, which credit does not pay; none when left out. */
  donationCents?: number;
  isTest: boolean;
  /** Somebody with an account orders. */
  hasAccount: boolean;
  /** A group orders: it pays on an invoice, after the visit where need be. */
  isGroup?: boolean;
  /** There is a payment provider. */
  isOnlineOffered: boolean;
  /** When the first event of the order starts; `null` when none does at a known time. */
  firstStart: Instant | null;
}

export interface PaymentOption {
  method: PaymentMethod;
  /** `false` once it is too late for this method. */
  isOpen: boolean;
}

const MINUTE_MS = 60_000;
/** Minutes before the start by which customers who pay at the box office have to come, at the latest. */
export const BOX_OFFICE_MINUTES = 30;
/** An invoice has that many days to be paid before it starts. */
export const ON_ACCOUNT_DAYS = 7;
/** Providers take no less. */
export const ONLINE_FROM_CENTS = 50;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Payment methods of an order (docs/product/checkout.md#paying). Free orders are not paid; the test shop takes no money,
 * though paying may be tried there; the part not covered by credit is paid online, at the box office, and on account with an
 * account, each within its time limit. An invoice has no donation.
 */
export function paymentOptions(order: ToBePaid, now: Instant): PaymentOption[] {
  if (order.totalCents === 0) return [{ method: 'free', isOpen: true }];
  const { donationCents = 0 } = order;
  const restCents = order.totalCents - order.creditCents + donationCents;
  if (restCents === 0) return [{ method: 'credit', isOpen: true }];
  const isOnline = order.isOnlineOffered && restCents >= ONLINE_FROM_CENTS;
  const online: PaymentOption[] = isOnline ? [{ method: 'online', isOpen: true }] : [];
  if (order.isTest) return [{ method: 'test', isOpen: true }, ...online];
  const left =
    order.firstStart === null ? Number.POSITIVE_INFINITY : Date.parse(order.firstStart) - Date.parse(now);
  const boxOffice = { method: 'box-office', isOpen: left >= BOX_OFFICE_MINUTES * MINUTE_MS } as const;
  const isInTime = order.isGroup === true || left >= ON_ACCOUNT_DAYS * DAY_MS;
  const isInvoiced = (order.hasAccount || order.isGroup === true) && donationCents === 0;
  const onAccount = { method: 'on-account', isOpen: isInTime } as const;
  return [...online, boxOffice, ...(isInvoiced ? [onAccount] : [])];
}

/** Tells if an order may be paid by a payment method. */
export function isPayableBy(method: PaymentMethod, order: ToBePaid, now: Instant): boolean {
  return paymentOptions(order, now).some((option) => option.method === method && option.isOpen);
}
