import type { Generated } from 'kysely';
import type { ArtworkPick, ArtworkType } from '#features/artwork/index.ts';
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

export interface SeriesTables {
  series: SeriesTable;
}
