export { useMissingPageReport } from './missing-pages/report-missing-page.ts';
export { isVisible, type Page } from './page.ts';
export { hasRoute, isTextPage, type SitePageName, type TextPageName } from './site-pages.ts';
