import type { ColumnType } from 'kysely';
import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';

/** Conditions of a price as the columns of its row. */
export interface PriceConditionColumns {
  age_from: DefaultedColumn<number | null>;
  age_to: DefaultedColumn<number | null>;
  proof_de: DefaultedColumn<string | null>;
  proof_en: DefaultedColumn<string | null>;
  asks_proof_number: FlagColumn;
  together_at_most: DefaultedColumn<number | null>;
  together_per: DefaultedColumn<number | null>;
  /** Names of the prices it comes together with: those of its list, which is written as a whole. */
  together_with: ColumnType<Localized[] | null, string | null | undefined, string | null>;
  early_cents: DefaultedColumn<number | null>;
  early_until: DefaultedColumn<Day | null>;
  early_days: DefaultedColumn<number | null>;
  members_only: FlagColumn;
  /** Sold to groups of so many heads and more; `null` where it is sold to everybody. */
  group_from: DefaultedColumn<number | null>;
  /** The price is that of a whole group up to so many heads; `null` where each head pays it. */
  flat_heads: DefaultedColumn<number | null>;
  /** Price of each further head, in cents; `null` where there are no more. */
  flat_further_cents: DefaultedColumn<number | null>;
  /** The group is asked for allergies and needs by the link of its order. */
  asks_allergies: FlagColumn;
}

/** Seat groups and their prices, shared by every performance with the same sale. */
interface PriceListTable {
  id: GeneratedId;
  name: string;
}

type SeatGroupTable = {
  id: GeneratedId;
  price_list_id: number;
  code: string;
  position: number;
} & LocalizedColumns<'name'> &
  OptionalLocalizedColumns<'note'>;

type PriceTable = {
  id: GeneratedId;
  seat_group_id: number;
  sale_type_id: number;
  cents: number;
  /** Places one ticket takes. */
  units: number;
  position: number;
  /** VAT the price contains, in hundredths of a percent; `null` where it is exempt. */
  vat_basis_points: DefaultedColumn<number | null>;
} & LocalizedColumns<'name'> &
  PriceConditionColumns;

export interface PriceTables {
  price_lists: PriceListTable;
  seat_groups: SeatGroupTable;
  prices: PriceTable;
}
