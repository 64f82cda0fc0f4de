import type { ArtworkPick } from '#features/core/artwork/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
  OptionalJsonColumn,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';

/** Programme item around a production ("Drumherum"). */
export interface ProductionProgram {
  slug: string;
  title: Localized;
  text: Localized;
}

export interface ProductionImage {
  caption: Localized;
  credit: string;
  /** Of the library, in the place of the artwork. */
  picture?: number | null;
}

export type ProductionTable = {
  id: GeneratedId;
  slug: string;
  type_id: number;
  genre_id: number;
  series_id: number | null;
  season_id: number;
  age_from: number;
  age_to: number;
  duration_minutes: number;
  doors_minutes: number;
  programs: JsonColumn<ProductionProgram[]>;
  images: JsonColumn<ProductionImage[]>;
  sponsors: JsonColumn<string[]>;
  is_online: FlagColumn;
  artwork: OptionalJsonColumn<ArtworkPick>;
  /** Of the library, in the place of the artwork. */
  picture_id: DefaultedColumn<number | null>;
  /** Bits (lib/access-kinds.ts). */
  access_kinds: DefaultedColumn<number | null>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'title' | 'subline' | 'lead' | 'description' | 'language'> &
  OptionalLocalizedColumns<'important_info' | 'promoter'>;

export type ProductionTagTable = {
  id: GeneratedId;
  slug: string;
  show_in_filter: FlagColumn;
  position: number;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

export type SeasonTable = {
  id: GeneratedId;
  slug: string;
  starts_on: Day;
  ends_on: Day;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

export interface ProductionTables {
  productions: ProductionTable;
  production_tags: ProductionTagTable;
  production_production_tags: { production_id: number; tag_id: number };
  seasons: SeasonTable;
}
