export { findHome, type Home } from './find-home.server.ts';
