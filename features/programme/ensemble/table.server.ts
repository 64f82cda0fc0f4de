import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';

export type PersonCategoryTable = {
  id: GeneratedId;
  slug: string;
  position: number;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

export type PersonTable = {
  id: GeneratedId;
  slug: string;
  name: string;
  /** `sortKey(last name, first name)`. */
  sort_name: string;
  category_id: number;
  /** Of the library, in the place of the artwork. */
  picture_id: DefaultedColumn<number | null>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'role' | 'biography'>;

/** Contributors of a production with their roles, in the order they are named. */
export type ContributionTable = {
  production_id: number;
  person_id: number;
  position: number;
} & LocalizedColumns<'role'>;

export interface EnsembleTables {
  person_categories: PersonCategoryTable;
  persons: PersonTable;
  contributions: ContributionTable;
}
