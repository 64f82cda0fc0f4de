import type { Instant } from '#lib/venue-time.ts';

/** A change of an account's credit (docs/decisions/0067). */
export interface CreditEntry {
  id: number;
  /** An order was paid with it, money for one came back as it, or a gift voucher was redeemed. */
  kind: 'payment' | 'refund' | 'gift-voucher';
  /** Above zero where the balance grew. */
  cents: number;
  /** The balance after it. */
  balanceCents: number;
  /** Its order; `null` for gift vouchers. */
  order: { number: string; secret: string } | null;
  at: Instant;
}

/** Credit of a customer, and the part that may be spent now: the rest is reserved by carts that are being paid. */
export interface Credit {
  balanceCents: number;
  freeCents: number;
}

const VOUCHER = 'gift-voucher ';

/** Booking reference for the redemption of a gift voucher (`CreditEntryTable.reference`). */
export const voucherReference = (voucherId: number): string => `${VOUCHER}${voucherId}`;

/** The number of the gift voucher a change comes from; `null` when it comes from an order. */
export function voucherOf({
  kind,
  reference,
}: {
  kind: CreditEntry['kind'];
  reference: string;
}): number | null {
  return kind === 'gift-voucher' && reference.startsWith(VOUCHER)
    ? Number(reference.slice(VOUCHER.length))
    : null;
}
