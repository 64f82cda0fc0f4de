export { hubRoomsOf } from './hub-access.server.ts';
