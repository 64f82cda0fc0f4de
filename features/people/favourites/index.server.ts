export { favouritesOwnData } from './own-data.server.ts';
