import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { MenuItem } from './menu.ts';
import { findMenus } from './store.server.ts';

/** `GET /nav` of the page editor's API: the menus in one language (specification, sections 3 and 7). */
export function navigationApi({ db }: { db: Db }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/nav', async (c) => {
    const { menu, secondary, footer, legal } = await findMenus(db, c.get('language'));
    return c.json({
      menu: menu.map(menuItemJson),
      secondary_menu: secondary.map(menuItemJson),
      footer: [...footer, ...legal].map(({ name, url }) => ({ title: name, url })),
    });
  });
}

interface MenuItemJson {
  url: string;
  menu_name: string;
  has_tab_navigation: boolean;
  children: MenuItemJson[];
}

function menuItemJson({ url, name, hasTabNavigation = false, children = [] }: MenuItem): MenuItemJson {
  return {
    url,
    menu_name: name,
    has_tab_navigation: hasTabNavigation,
    children: children.map(menuItemJson),
  };
}
