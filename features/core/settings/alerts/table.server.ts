import type { Instant } from '#lib/venue-time.ts';
import type {
  GeneratedId,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';

export type BreakingNewsTable = {
  id: GeneratedId;
  /** From this moment on; from the start when `null`. */
  online_from: Instant | null;
  /** Until this moment, not included; for ever when `null`. */
  online_to: Instant | null;
  position: number;
} & LocalizedColumns<'title' | 'text'> &
  OptionalLocalizedColumns<'link_url' | 'link_title'>;

export type StickyItemTable = { id: GeneratedId; position: number } & LocalizedColumns<
  'text' | 'link' | 'url'
>;

export interface AlertTables {
  breaking_news: BreakingNewsTable;
  sticky_items: StickyItemTable;
}
