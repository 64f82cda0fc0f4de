import type { FlagColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';

export type SeriesTable = {
  id: GeneratedId;
  slug: string;
  show_in_filter: FlagColumn;
  position: number;
} & LocalizedColumns<'title' | 'subline' | 'description'>;

export interface SeriesTables {
  series: SeriesTable;
}
