/** Credit account of a customer, as the box office calls answer it (docs/product/box-office.md#credit). */
export interface CreditAccount {
  id: number;
  /** `null` once the account of its owner is gone. */
  owner: { id: number; name: string; email: string } | null;
  balance_cents: number;
  /** Part of the balance reserved by carts that are being paid. */
  put_aside_cents: number;
  entry_count: number;
  last_entry_at: string | null;
}

/** A change of it; entries are added and never changed. */
export interface CreditEntry {
  id: number;
  kind: 'payment' | 'refund' | 'gift-voucher';
  /** Above zero where the balance grew. */
  cents: number;
  balance_cents: number;
  order: string | null;
  voucher: { id: number; code: string; recipient: string } | null;
  booked_at: string;
}

export interface CreditAccountDetails extends CreditAccount {
  /** The newest first. */
  entries: CreditEntry[];
}
