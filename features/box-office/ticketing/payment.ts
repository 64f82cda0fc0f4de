import type { RefundSplit } from '#features/box-office/prices/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Order } from './order.ts';

/** Means of payments recorded by staff. `set-off`: against an account the customer has with the venue. */
export const PAYMENT_MEANS = ['cash', 'card', 'transfer', 'set-off'] as const;
/** Means of payment including those never recorded by hand: payments over a provider, and credit with the venue. */
export type PaymentMeans = (typeof PAYMENT_MEANS)[number] | 'online' | 'credit';

/**
 * Money that came in, was paid out, or was reversed by its own row after a mistake. Of disputes: the bank's withdrawal, its
 * return, and the provider's fee, which the venue bears and no order contains.
 */
export type PaymentKind = 'payment' | 'refund' | 'reversal' | 'chargeback' | 'reinstatement' | 'fee';

/** A row of the ledger. Payments are never changed (docs/decisions/0057). */
export interface Payment {
  id: number;
  kind: PaymentKind;
  /** Above zero where money came in. */
  cents: number;
  means: PaymentMeans;
  /** The number of the till's receipt, or of the bank statement. */
  reference: string;
  /** Reason of its reversal. */
  reason: string | null;
  /** Another row takes it back. */
  isReversed: boolean;
  /**
   * Staff member who recorded it: the number of their account, and their name as long as there is one. `null` for the
   * provider, or for credit, which only the customer can use.
   */
  by: { id: number; name: string | null } | null;
  at: Instant;
}

/** Record of money that changed hands, as entered by a person. */
export interface PaymentRequest {
  /** Always above zero. */
  cents: number;
  /**
   * Of a payment: the displayed amount due, below zero for a refund due. With it any amount is recorded, also in part, too
   * much, or for a paid or cancelled order; left out, only the exact amount.
   */
  openCents?: number;
  means: PaymentMeans;
  reference: string;
}

export type PaymentError =
  | { code: 'UNKNOWN_ORDER' | 'UNKNOWN_PAYMENT' }
  /** Free and test orders. */
  | { code: 'TAKES_NO_MONEY' }
  /** Paid already, or nothing of it is left. */
  | { code: 'NOTHING_OPEN' }
  | { code: 'NOTHING_OWED' }
  /** The open, or owed, amount is different. */
  | { code: 'AMOUNT_DIFFERS'; cents: number }
  /** Open sum changed since it was seen; below zero it is owed. */
  | { code: 'OPEN_CHANGED'; cents: number }
  /** The money received with it has been refunded meanwhile: the refund is reversed first. */
  | { code: 'SPENT' }
  /** It came over the payment provider, whose word is no mistake. */
  | { code: 'PAID_ONLINE' }
  /** It was paid with credit, or came back as it: that is booked at once, and once. */
  | { code: 'PAID_WITH_CREDIT' }
  /** The customer has no account that could hold credit. */
  | { code: 'NO_ACCOUNT' }
  /** Its gift voucher was redeemed: its value is somebody's credit. */
  | { code: 'VOUCHER_REDEEMED' }
  /** Money paid for a gift voucher is refunded as money; it becomes credit only by being redeemed. */
  | { code: 'VOUCHER_AS_MONEY' }
  /** Not so much of it came in online that it could go back there. */
  | { code: 'NOT_PAID_ONLINE' }
  /** The payment is disputed: nothing moves before that is decided. */
  | { code: 'DISPUTED' }
  /** An online refund of that much is pending: it counts as refunded until the provider refuses it. */
  | { code: 'ON_ITS_WAY'; cents: number }
  /** The bank did not take it back: it is with the venue again. */
  | { code: 'REFUND_FAILED' }
  /** The payment provider does not answer, or refuses. */
  | { code: 'PAYMENT_PROVIDER_DOWN' };

/** Tells if an order is paid to the venue at all. */
export function acceptsPayments({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean {
  return paymentMethod !== 'free' && paymentMethod !== 'test';
}

/** In cents: above zero what is still to be paid for an order, below zero what the venue owes. */
export function openCents(order: Pick<Order, 'paymentMethod' | 'due' | 'paidCents'>): number {
  return acceptsPayments(order) ? order.due.totalCents - order.paidCents : 0;
}

/** The same for the customer: a chargeback is not to be paid while the dispute is undecided. */
export function openForCustomer(
  order: Pick<Order, 'paymentMethod' | 'due' | 'paidCents' | 'isDisputed' | 'chargedBackCents'>,
): number {
  const open = openCents(order);
  return order.isDisputed && open > 0 ? Math.max(0, open - order.chargedBackCents) : open;
}

/** The part of an owed amount that has been asked of the provider already, in cents. */
export const inTransitCents = (
  { returningCents }: Pick<Order, 'returningCents'>,
  owedCents: number,
): number => Math.min(returningCents, Math.max(0, owedCents));

type Refundable = Pick<Order, 'onlineCents' | 'returningCents' | 'isDisputed' | 'chargedBackCents'>;

/**
 * Returns the possible refunds of the amount owed for an order without its pending part: money received online can be
 * refunded online, the rest only at the till.
 */
export function possibleRefundSplit(order: Refundable, owedCents: number): RefundSplit {
  const { isDisputed, chargedBackCents } = order;
  const inTransit = inTransitCents(order, owedCents);
  const owed = Math.max(0, owedCents) - inTransit;
  const onlineCents = order.onlineCents - inTransit;
  if (isDisputed) return { onlineCents: 0, tillCents: 0, heldCents: owed };
  // The provider gives nothing back of a payment that the bank took from.
  const online = chargedBackCents > 0 ? 0 : Math.min(owed, Math.max(0, onlineCents));
  return { onlineCents: online, tillCents: owed - online, heldCents: 0 };
}

/** How the amount due of an order is refunded by default: after a rejection by the bank, not automatically. */
export function refundSplit(
  order: Refundable & Pick<Order, 'hasFailedRefund'>,
  owedCents: number,
): RefundSplit {
  const split = possibleRefundSplit(order, owedCents);
  const inTransit = inTransitCents(order, owedCents);
  if (!order.hasFailedRefund) return { ...split, onlineCents: split.onlineCents + inTransit };
  return { ...split, onlineCents: inTransit, tillCents: split.onlineCents + split.tillCents };
}

/** Returns the amount paid with credit and not returned as credit, in cents. */
export function creditIn(payments: readonly Payment[]): number {
  const cents = payments.reduce((sum, each) => sum + (each.means === 'credit' ? each.cents : 0), 0);
  return Math.max(0, cents);
}

/** Reason an amount cannot be taken for an order (docs/decisions/0057). */
export function refusalToRecordPayment(
  order: Order,
  { cents, openCents: seen }: Pick<PaymentRequest, 'cents' | 'openCents'>,
): PaymentError | null {
  if (!acceptsPayments(order)) return { code: 'TAKES_NO_MONEY' };
  const open = openCents(order);
  if (seen === undefined && open <= 0) return { code: 'NOTHING_OPEN' };
  if (order.isDisputed) return { code: 'DISPUTED' };
  if (seen !== undefined) return seen === open ? null : { code: 'OPEN_CHANGED', cents: open };
  return cents === open ? null : { code: 'AMOUNT_DIFFERS', cents: open };
}

/**
 * Reasons an amount cannot be refunded to the customer: valid are all of the amount due without its pending part, or the
 * part of it that cannot go back online.
 */
export function refusalToRefund(order: Order, cents: number): PaymentError | null {
  const owed = -openCents(order);
  if (owed <= 0) return { code: 'NOTHING_OWED' };
  if (order.isDisputed) return { code: 'DISPUTED' };
  const inTransit = inTransitCents(order, owed);
  const left = owed - inTransit;
  if (inTransit > 0 && (left === 0 || cents > left)) return { code: 'ON_ITS_WAY', cents: inTransit };
  const isRest = cents > 0 && cents === possibleRefundSplit(order, owed).tillCents;
  return cents === left || isRest ? null : { code: 'AMOUNT_DIFFERS', cents: left };
}

/**
 * Reasons an amount cannot be refunded online: valid are the pending amount, which repeats the same refund, or else all of
 * the amount due that was paid online.
 */
export function refusalToRefundOnline(order: Order, cents: number): PaymentError | null {
  const owed = -openCents(order);
  if (owed <= 0) return { code: 'NOTHING_OWED' };
  if (order.isDisputed) return { code: 'DISPUTED' };
  const inTransit = inTransitCents(order, owed);
  if (inTransit > 0) return cents === inTransit ? null : { code: 'ON_ITS_WAY', cents: inTransit };
  const { onlineCents } = possibleRefundSplit(order, owed);
  if (onlineCents === 0) return { code: 'NOT_PAID_ONLINE' };
  return cents === onlineCents ? null : { code: 'AMOUNT_DIFFERS', cents: onlineCents };
}
