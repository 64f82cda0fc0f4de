import type { FlagColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';
import type { MenuArea } from './menu.ts';

export type NavigationItemTable = {
  id: GeneratedId;
  area: MenuArea;
  parent_id: number | null;
  position: number;
  /** Its children are shown as tabs. */
  has_tab_navigation: FlagColumn;
} & LocalizedColumns<'name' | 'url'>;

export interface NavigationTables {
  navigation_items: NavigationItemTable;
}
