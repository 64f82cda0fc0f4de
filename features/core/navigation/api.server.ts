import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import type { MenuItem, Menus } from './menu.ts';
import { findMenus } from './store.server.ts';

const text = z.string();
const menuItem = z.strictObject({
  url: text,
  menu_name: text,
  fallback,
  has_tab_navigation: z.boolean(),
  get children() {
    return z.array(menuItem);
  },
});

z.globalRegistry.add(menuItem, { id: 'MenuItem' });

/** `GET /nav` of the page editor's API: the menus in one language (docs/product/api.md#page-editor). */
export function navigationApi({
  db,
  fromTree,
}: {
  db: Db;
  /** Returns the entries of menu and footer from the page tree, after those entered manually. */
  fromTree(language: Language): Promise<Pick<Menus, 'menu' | 'footer'>>;
}) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Page editor', caller: anyone });
  call(
    'GET /nav/',
    {
      summary: 'The menus.',
      answer: json(
        'Menu, secondary menu and the links of the footer.',
        z.strictObject({
          menu: z.array(menuItem),
          secondary_menu: z.array(menuItem),
          footer: z.array(z.strictObject({ title: text, url: text, fallback })),
        }),
      ),
    },
    async (c) => {
      const [{ menu, secondary, footer, legal }, pages] = await Promise.all([
        findMenus(db, c.get('language')),
        fromTree(c.get('language')),
      ]);
      return {
        menu: [...menu, ...pages.menu].map(menuItemJson),
        secondary_menu: secondary.map(menuItemJson),
        footer: [...footer, ...pages.footer, ...legal].map((item) => ({
          ...textsJson({ title: nameOf(item) }),
          url: item.url,
        })),
      };
    },
  );
  return app;
}

const nameOf = ({ name, lang }: MenuItem): ShownText => ({ text: name, ...(lang ? { lang } : {}) });

function menuItemJson(item: MenuItem): z.output<typeof menuItem> {
  const { url, hasTabNavigation = false, children = [] } = item;
  return {
    url,
    ...textsJson({ menu_name: nameOf(item) }),
    has_tab_navigation: hasTabNavigation,
    children: children.map(menuItemJson),
  };
}
