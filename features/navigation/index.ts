export { alternatePaths, type PageName, type PageParams, pathTo, SITE_MAP } from './site-map.ts';
