import type { ColumnType } from 'kysely';
import type { OrderVoucher } from '#features/box-office/ticketing/index.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** A voucher that becomes credit when redeemed. */
interface GiftVoucherTable {
  id: GeneratedId;
  /** Drawn by the program; in capitals. */
  code: string;
  cents: number;
  /** Recipient, or the occasion, in the venue's words. */
  recipient: string;
  /** Until that moment, not included; open when `null`. */
  valid_until: Instant | null;
  is_active: FlagColumn;
}

/** Redemption of a voucher: unique, because its voucher is its key. */
interface GiftVoucherRedemptionTable {
  voucher_id: number;
  redeemed_at: Instant;
}

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The voucher of a gift voucher order (docs/decisions/0076). */
interface OrderVoucherTable {
  id: GeneratedId;
  order_id: number;
  /** The voucher itself, from the first payment on; good only while the order is paid. */
  voucher_id: Defaulted<number | null>;
  /** Secret the voucher's link is built from: it gives access to the voucher, and to nothing of the order. */
  secret: string;
  cents: number;
  state: Defaulted<OrderVoucher['state']>;
  /** Reason of its cancellation; `null` exactly while it is valid. */
  cancellation_cause: Defaulted<OrderVoucher['cancellationCause']>;
  changed_at: Defaulted<Instant | null>;
  /** When its buyer withdrew from the contract; it is cancelled then. */
  withdrawn_at: Defaulted<Instant | null>;
  /** Recipient and greeting; both may be empty. */
  recipient: string;
  greeting: string;
  /** Recipient of the voucher by email, besides the buyer. */
  recipient_email: string | null;
  /** The day they get it; at once when `null`. */
  send_on: Day | null;
  sent_at: Defaulted<Instant | null>;
}

export interface GiftVoucherTables {
  order_vouchers: OrderVoucherTable;
  gift_vouchers: GiftVoucherTable;
  gift_voucher_redemptions: GiftVoucherRedemptionTable;
}
