export { findPage } from './find-page.server.ts';
