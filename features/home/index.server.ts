export { findHome } from './find-home.server.ts';
