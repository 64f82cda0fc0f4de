import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** A cart. `active` says nothing about the time: a hold is alive only while `expires_at` lies ahead, too. */
interface HoldTable {
  id: GeneratedId;
  /** SHA-256 of the reference in the visitor's cookie. */
  token_hash: string;
  status: DefaultedColumn<'active' | 'expired' | 'released' | 'converted'>;
  first_at: Instant;
  expires_at: Instant;
  renewals: DefaultedColumn<number>;
  /** Somebody is paying for it at a provider: nothing in it changes until that ends. */
  in_payment: FlagColumn;
  /** Offered to somebody who waited: it has its own time, and nothing is added to it. */
  is_offer: FlagColumn;
  /** The coupon that was entered; its validity is checked at each reading. */
  coupon_id: DefaultedColumn<number | null>;
  /** The pass that is to pay for tickets of it, as far as it can when it is looked at. */
  pass_id: DefaultedColumn<number | null>;
  version: DefaultedColumn<number>;
  /** SHA-256 of the session it was started in and its network; with the session's token the nonce gives the reference again. */
  session_hash: string | null;
  nonce: string | null;
  /** SHA-256 of the network it came from, only as long as it holds places. */
  client_hash: string | null;
}

/** Tickets of one price; `cents` and `units` are those at the time of adding. */
interface HoldLineTable {
  id: GeneratedId;
  hold_id: number;
  performance_id: number;
  pool_id: number;
  price_id: number;
  cents: number;
  units: number;
  quantity: number;
}

/** The places a line has taken from a pool: giving back is the exact inverse. Only unreleased holds have claims. */
interface PoolClaimTable {
  hold_line_id: number;
  pool_id: number;
  units: number;
}

/** A series that is bought as a whole: its lines hold a place at each of its dates (docs/decisions/0089). */
interface HoldSeriesTable {
  id: GeneratedId;
  hold_id: number;
  series_id: number;
  price_id: number;
  /** Price of one series for all its dates, fixed when it was added; and the VAT it contains. */
  cents: number;
  vat_basis_points: number | null;
  /** How many places at each date. */
  quantity: number;
}

/** Number of tickets of a line that belong to the series; the rest of the line is bought separately. */
interface HoldSeriesPartTable {
  hold_series_id: number;
  hold_line_id: number;
}

/** Tables of a visitor's cart. */
export interface CartTables {
  holds: HoldTable;
  hold_lines: HoldLineTable;
  pool_claims: PoolClaimTable;
  hold_series: HoldSeriesTable;
  hold_series_parts: HoldSeriesPartTable;
}
