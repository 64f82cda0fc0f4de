import type { Day, Instant } from '#lib/venue-time.ts';

/** Purchase of a gift voucher: the voucher, its recipient, and how it is delivered (docs/product/gift-vouchers.md). */
export interface VoucherPurchase {
  cents: number;
  /** Recipient and greeting; both may be empty. */
  recipient: string;
  greeting: string;
  /** Recipient of the voucher by email, besides the buyer; `null` for nobody. */
  recipientEmail: string | null;
  /** The day they get it; at once when `null`. */
  sendOn: Day | null;
}

/** Current state of the voucher of an order. */
export interface OrderVoucher extends VoucherPurchase {
  /** Secret its own link is built from. */
  secret: string;
  state: 'valid' | 'cancelled';
  sentAt: Instant | null;
  /** Reason it is not valid any more; `null` exactly while it is. */
  cancellationCause: VoucherCancellationCause | null;
  /** When its buyer withdrew from the contract; `null` also where staff cancelled it. */
  withdrawnAt: Instant | null;
  /** The voucher itself; `null` while it is not paid, and once it is cancelled. */
  issued: IssuedVoucher | null;
}

/** Reason an order of a voucher ended: its buyer withdrew, staff cancelled it, or nobody paid in time (docs/decisions/0113). */
export type VoucherCancellationCause = 'withdrawn' | 'by-house' | 'not-paid';

export interface IssuedVoucher {
  code: string;
  validUntil: Instant | null;
  isRedeemed: boolean;
}
