export { hubSectionsOf } from './hub-access.server.ts';
