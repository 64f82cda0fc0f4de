import type { Db, Trx } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { localizedColumns, localizedFrom } from '#platform/database/columns.server.ts';
import { shownAddress } from './in-language.ts';
import type { MenuArea, MenuItem, Menus } from './menu.ts';
import type { MenuDraft } from './schema.ts';

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
      .map((row) => {
        const children = within(area, row.id);
        const { text: name, ...mark } = shown(localizedFrom(row, 'name'), language);
        return {
          name,
          ...mark,
          url: shownAddress(localizedFrom(row, 'url'), language),
          ...(row.has_tab_navigation ? { hasTabNavigation: true } : {}),
          ...(children.length > 0 ? { children } : {}),
        };
      });
  return {
    menu: within('menu', null),
    secondary: within('secondary', null),
    footer: within('footer', null),
    legal: within('legal', null),
  };
}

/** One menu as it can be written again, in both languages. */
export async function readMenu(db: Db, area: MenuArea): Promise<MenuDraft> {
  const rows = await db
    .selectFrom('navigation_items')
    .selectAll()
    .where('area', '=', area)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const below = (parentId: number | null) =>
    rows
      .filter((row) => row.parent_id === parentId)
      .map((row) => ({
        id: row.id,
        entry: {
          name: localizedFrom(row, 'name'),
          url: localizedFrom(row, 'url'),
          hasTabNavigation: row.has_tab_navigation,
        },
      }));
  return below(null).map(({ id, entry }) => ({ ...entry, children: below(id).map((child) => child.entry) }));
}

/** Puts these entries in the place of all that an area had. */
export async function replaceMenu(trx: Trx, area: MenuArea, entries: MenuDraft): Promise<void> {
  await trx.deleteFrom('navigation_items').where('area', '=', area).execute();
  let position = 0;
  for (const { children, ...entry } of entries) {
    const { id } = await trx
      .insertInto('navigation_items')
      .values({ ...columnsOf(entry), area, parent_id: null, position: position++ })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const child of children) {
      await trx
        .insertInto('navigation_items')
        .values({ ...columnsOf(child), area, parent_id: id, position: position++ })
        .execute();
    }
  }
}

function columnsOf({ name, url, hasTabNavigation }: Omit<MenuDraft[number], 'children'>) {
  return {
    ...localizedColumns('name', name),
    ...localizedColumns('url', url),
    has_tab_navigation: hasTabNavigation,
  };
}
