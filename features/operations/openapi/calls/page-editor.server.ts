import { z } from 'zod';
import type { ApiCall } from '../api-call.server.ts';
import { adminMenus, fallback } from '../responses.server.ts';

const group = 'Page editor';
const text = z.string();
const code = z.strictObject({ code: text, fallback });

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

const settings = z.strictObject({
  site_name: text,
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  social_links: z.array(z.strictObject({ name: text, url: text })),
  footer_logos: z.array(z.strictObject({ image: text, text, fallback })),
  /** The path of the page that says what tickets cost. */
  price_page: text.nullable(),
  html_header: code,
  html_footer_top: code,
  html_footer_bottom: code,
  html_footer_logos: code,
  design: z.looseObject({}),
  locales: z.array(z.strictObject({ code: text, name: text, readName: text })),
  sticky_items: z.array(z.strictObject({ text, link: text, url: text, fallback })),
});

const editor = z.strictObject({ id: z.int(), email: text, username: text, admin_menus: adminMenus });

/** Calls for the frame of every page, and the editor's own calls. */
export const pageEditorCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/pageeditor-api/nav/',
    group,
    summary: 'The menus.',
    answer: {
      status: 200,
      summary: 'Menu, secondary menu and the links of the footer.',
      schema: z.strictObject({
        menu: z.array(menuItem),
        secondary_menu: z.array(menuItem),
        footer: z.array(z.strictObject({ title: text, url: text, fallback })),
      }),
    },
  },
  {
    method: 'GET',
    path: '/pageeditor-api/settings/',
    group,
    summary: 'The settings of the site that everybody may see.',
    answer: {
      status: 200,
      summary: 'The settings.',
      schema: z.strictObject({ status: z.literal(200), data: settings }),
    },
  },
  {
    method: 'GET',
    path: '/pageeditor-api/redirect/',
    group,
    summary: 'Where addresses of pages that have moved lead.',
    answer: {
      status: 200,
      summary: 'The redirects of one language.',
      schema: z.array(z.strictObject({ old_path: text, new_path: text })),
    },
  },
  {
    method: 'GET',
    path: '/pageeditor-api/samples/',
    group,
    summary: 'One of each kind of module, with all that it shows.',
    answer: {
      status: 200,
      summary: 'The modules, and what they show besides themselves at a moment.',
      schema: z.strictObject({
        at: text,
        modules: z.array(z.looseObject({ id: text, type: text })),
        loaded: z.looseObject({}),
      }),
    },
    problems: [401, 403],
  },
  {
    method: 'GET',
    path: '/pageeditor-api/user/',
    group,
    summary: 'The editor who is signed in.',
    answer: { status: 200, summary: 'The editor.', schema: editor },
    problems: [401],
  },
];
