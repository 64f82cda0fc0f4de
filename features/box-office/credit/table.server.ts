import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';
import type { CreditEntry } from './credit.ts';

/** Credit account of a user with the venue. */
interface CreditAccountTable {
  id: GeneratedId;
  /** `null` when their account is deleted. */
  user_id: number | null;
  /** The sum of its entries. */
  balance_cents: DefaultedColumn<number>;
  /** Part of it reserved by carts that are being paid at a provider. */
  claimed_cents: DefaultedColumn<number>;
}

/** A change of a balance; entries are added and never changed. */
interface CreditEntryTable {
  id: GeneratedId;
  account_id: number;
  kind: CreditEntry['kind'];
  /** Above zero where the balance grew. */
  cents: number;
  /** The balance after it. */
  balance_cents: number;
  /** Reference it was booked for, unique per booking. */
  reference: string;
  order_id: number | null;
  booked_at: Instant;
}

/** Part of a balance that a cart has reserved while the rest of the cart is paid at a provider. */
interface CreditClaimTable {
  hold_id: number;
  account_id: number;
  cents: number;
}

export interface CreditTables {
  credit_accounts: CreditAccountTable;
  credit_entries: CreditEntryTable;
  credit_claims: CreditClaimTable;
}
