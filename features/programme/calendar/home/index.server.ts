export { findExhibitionsPath } from './find-exhibitions-path.server.ts';
