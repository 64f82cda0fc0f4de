export { presenceApi } from './api.server.ts';
export { PresenceBoard } from './presence-board.server.ts';
export { readPresence } from './read-presence.server.ts';
export { deleteExpiredTabs } from './record-presence.server.ts';
export { placeBody } from './schema.ts';
