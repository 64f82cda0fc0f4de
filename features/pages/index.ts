export { headlineOf, type ListHead, type ListTop } from './list-head.ts';
export { isVisible, type Page } from './page.ts';
export { hasRoute, isTextPage, type SitePageName, type TextPageName } from './site-pages.ts';
