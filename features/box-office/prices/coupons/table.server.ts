import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  JsonColumn,
} from '#platform/database/columns.server.ts';
import type { CouponTerms } from '../price-tickets.ts';
import type { COUPON_KINDS } from './coupon.ts';

/** A code that lowers prices. */
interface CouponTable {
  id: GeneratedId;
  /** In capitals, without spaces. */
  code: string;
  /** Internal name, given by the staff. */
  name: string;
  kind: (typeof COUPON_KINDS)[number];
  /** Cents, percent or a number of tickets. */
  value: number;
  /** From this moment on, and until that one, not included; open when `null`. */
  valid_from: Instant | null;
  valid_until: Instant | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  is_active: FlagColumn;
  /** Number of its current uses. */
  used: DefaultedColumn<number>;
}

/** An event a coupon is for; with neither events nor productions it is for all. */
interface CouponEventTable {
  coupon_id: number;
  event_id: number;
}

/** A production a coupon is for, with all its events. */
interface CouponProductionTable {
  coupon_id: number;
  production_id: number;
}

/** Use of a coupon: by an order, or by a cart that is being paid for at a provider. */
interface CouponUseTable {
  id: GeneratedId;
  coupon_id: number;
  hold_id: number | null;
  order_id: number | null;
  /** SHA-256 of the e-mail address it was used with, for its uses by one person. */
  person_hash: string | null;
  /** Amount it took off. */
  cents: number;
  /** Terms of the coupon at the time it was used. */
  terms: JsonColumn<CouponTerms>;
  used_at: Instant;
  /** From when on it counts no more, because all tickets of the order were cancelled. */
  given_back_at: DefaultedColumn<Instant | null>;
}

export interface CouponTables {
  coupons: CouponTable;
  coupon_events: CouponEventTable;
  coupon_productions: CouponProductionTable;
  coupon_uses: CouponUseTable;
}
