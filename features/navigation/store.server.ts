import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { MenuArea, MenuItem, Menus } from './menu.ts';

/** All menus in one language, children inside their parents, in their order. */
export async function findMenus(db: Db, language: Language): Promise<Menus> {
  const rows = await db
    .selectFrom('navigation_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const within = (area: MenuArea, parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.area === area && row.parent_id === parentId)
      .map((row) => ({
        id: row.id,
        name: shown(localizedFrom(row, 'name'), language).text,
        url: shown(localizedFrom(row, 'url'), language).text,
        hasTabNavigation: row.has_tab_navigation,
        children: within(area, row.id),
      }));
  return {
    menu: within('menu', null),
    secondary: within('secondary', null),
    footer: within('footer', null),
    legal: within('legal', null),
  };
}
