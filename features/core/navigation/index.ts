export {
  HUB_PATH,
  type HubSection,
  hubPath,
  MOVED_PAGE,
  OPEN_BRANCHES,
  pagesPath,
  ROWS_FROM,
  type TreeView,
} from './hub-path.ts';
export { inLanguage, shownAddress } from './in-language.ts';
export { headlineOf, type ListHead, type ListTop } from './list-head.ts';
export type { MenuArea, MenuItem, Menus } from './menu.ts';
export { pageAt } from './page-at.ts';
export {
  alternatePaths,
  type PageName,
  type PageParams,
  pathTo,
  SITE_MAP,
  type SitePage,
} from './site-map.ts';
export { TICKETS } from './tickets-anchor.ts';
