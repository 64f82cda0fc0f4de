import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { PassEntry } from './pass.ts';

/** A pass that the venue sells. */
type PassKindTable = {
  id: GeneratedId;
  /** VAT included. */
  cents: number;
  vat_basis_points: number | null;
  /** How many places may be taken with it. */
  visits: number;
  /** Maximum price of one place; `null` for any price. */
  most_cents: number | null;
  /** The series whose events it is for; all events when `null`. */
  series_id: number | null;
  /** Validity in whole days after the day of purchase, or a fixed moment of expiry; at least one of them is set. */
  valid_days: number | null;
  valid_until: Instant | null;
  is_on_sale: FlagColumn;
} & LocalizedColumns<'name'> &
  OptionalLocalizedColumns<'note'>;

/** The pass of a pass order, under the terms it was bought with (docs/decisions/0087). */
type PassTable = {
  id: GeneratedId;
  order_id: number;
  kind_id: number;
  cents: number;
  vat_basis_points: number | null;
  visits: number;
  most_cents: number | null;
  series_id: number | null;
  /** Until that moment, not included, one has to come. */
  valid_until: Instant;
  state: DefaultedColumn<OrderPass['state']>;
  /** Reason of its cancellation; `null` exactly while it is valid. */
  cancellation_cause: DefaultedColumn<OrderPass['cancellationCause']>;
  changed_at: DefaultedColumn<Instant | null>;
  /** All of it is paid: it follows the payments of its order. */
  is_paid: FlagColumn;
  /** The sum of its entries. */
  left_visits: number;
  /** Visits reserved by carts that are being paid at a provider. */
  claimed_visits: DefaultedColumn<number>;
} & LocalizedColumns<'name'>;

/** A change of the visits of a pass; entries are added and never changed. */
interface PassEntryTable {
  id: GeneratedId;
  pass_id: number;
  kind: PassEntry['kind'];
  /** Above zero where there are more of them. */
  visits: number;
  /** How many were left after it. */
  left_visits: number;
  /** Reference it was booked for, unique per booking. */
  reference: string;
  /** The ticket that was bought with it, or returned. */
  ticket_id: number | null;
  booked_at: Instant;
}

/** Part of a pass that a cart has reserved while the rest of the cart is paid at a provider. */
interface PassClaimTable {
  hold_id: number;
  pass_id: number;
  visits: number;
}

export interface PassTables {
  pass_kinds: PassKindTable;
  passes: PassTable;
  pass_entries: PassEntryTable;
  pass_claims: PassClaimTable;
}
