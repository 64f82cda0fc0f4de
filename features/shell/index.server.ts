export { findShell } from './find-shell.server.ts';
