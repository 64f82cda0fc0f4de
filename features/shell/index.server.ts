export { errorPages } from './error-page.server.ts';
export { findShell } from './find-shell.server.ts';
export { findVisit, type Visit } from './find-visit.server.ts';
