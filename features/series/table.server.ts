import type { Generated } from 'kysely';
import type { ArtworkPick, ArtworkType } from '#features/artwork/index.ts';
import type {
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
} & LocalizedColumns<'title' | 'subline' | 'description'>;

export interface SeriesTables {
  series: SeriesTable;
}
