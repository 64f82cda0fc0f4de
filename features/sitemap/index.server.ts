export { sitemapApi } from './api.server.ts';
