import type { Generated } from 'kysely';
import type { ArtworkPick, ArtworkType } from '#features/core/artwork/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalJsonColumn,
} from '#platform/database/columns.server.ts';

export type SeriesTable = {
  id: GeneratedId;
  slug: string;
  show_in_filter: FlagColumn;
  position: number;
  artwork: OptionalJsonColumn<ArtworkPick>;
  artwork_type: Generated<ArtworkType>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'title' | 'subline' | 'description'>;

/** Price of a series as a whole; the linked price of a price list tells for whom it is. */
interface SeriesPriceTable {
  id: GeneratedId;
  series_id: number;
  position: number;
  price_id: number;
  /** For all dates together, VAT included. */
  cents: number;
  /** VAT it contains, in hundredths of a percent; `null` where it is exempt. */
  vat_basis_points: number | null;
}

export interface SeriesTables {
  series: SeriesTable;
  series_prices: SeriesPriceTable;
}
