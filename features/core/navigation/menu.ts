import type { Language } from '#lib/localized.ts';

export const MENU_AREAS = ['menu', 'secondary', 'footer', 'legal'] as const;
export type MenuArea = (typeof MENU_AREAS)[number];

/**
 * An entry of a menu in one language (docs/product/shell.md#menu). Absent properties are left out: menus are part of every
 * page's data.
 */
export interface MenuItem {
  name: string;
  /** Set when the name is not in the language of the page. */
  lang?: Language;
  url: string;
  hasTabNavigation?: boolean;
  children?: MenuItem[];
}

export type Menus = Record<MenuArea, MenuItem[]>;
