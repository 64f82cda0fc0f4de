export type { MenuArea, MenuItem, Menus } from './menu.ts';
export { alternatePaths, type PageName, type PageParams, pathTo, SITE_MAP } from './site-map.ts';
export { TICKETS } from './tickets-anchor.ts';
