import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { MenuItem, Menus } from './menu.ts';
import { findMenus } from './store.server.ts';

/** `GET /nav` of the page editor's API: the menus in one language (docs/product/api.md#page-editor). */
export function navigationApi({
  db,
  fromTree,
}: {
  db: Db;
  /** Returns the entries of menu and footer from the page tree, after those entered manually. */
  fromTree(language: Language): Promise<Pick<Menus, 'menu' | 'footer'>>;
}) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/nav', async (c) => {
    const [{ menu, secondary, footer, legal }, pages] = await Promise.all([
      findMenus(db, c.get('language')),
      fromTree(c.get('language')),
    ]);
    return c.json({
      menu: [...menu, ...pages.menu].map(menuItemJson),
      secondary_menu: secondary.map(menuItemJson),
      footer: [...footer, ...pages.footer, ...legal].map((item) => ({
        ...textsJson({ title: nameOf(item) }),
        url: item.url,
      })),
    });
  });
}

interface MenuItemJson {
  url: string;
  menu_name: string;
  fallback?: { menu_name?: Language };
  has_tab_navigation: boolean;
  children: MenuItemJson[];
}

const nameOf = ({ name, lang }: MenuItem): ShownText => ({ text: name, ...(lang ? { lang } : {}) });

function menuItemJson(item: MenuItem): MenuItemJson {
  const { url, hasTabNavigation = false, children = [] } = item;
  return {
    url,
    ...textsJson({ menu_name: nameOf(item) }),
    has_tab_navigation: hasTabNavigation,
    children: children.map(menuItemJson),
  };
}
