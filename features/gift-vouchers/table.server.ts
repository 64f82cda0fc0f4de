import type { Instant } from '#lib/venue-time.ts';
import type { FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** A voucher that becomes credit of who redeems it. */
interface GiftVoucherTable {
  id: GeneratedId;
  /** Drawn by the program; in capitals. */
  code: string;
  cents: number;
  /** Whom it is for, or what it was made for, in the words of the house. */
  recipient: string;
  /** Until that moment, not included; open when `null`. */
  valid_until: Instant | null;
  is_active: FlagColumn;
}

/** That a voucher was redeemed: once, because its voucher is its key. */
interface GiftVoucherRedemptionTable {
  voucher_id: number;
  redeemed_at: Instant;
}

export interface GiftVoucherTables {
  gift_vouchers: GiftVoucherTable;
  gift_voucher_redemptions: GiftVoucherRedemptionTable;
}
