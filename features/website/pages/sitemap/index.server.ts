export { sitemapApi } from './api.server.ts';
export { findTranslations } from './translations.server.ts';
