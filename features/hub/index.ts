export { handbookAt, handbookPath } from './handbook/handbooks.ts';
export type { HubAround } from './hub-around.ts';
export { ALL_DEEDS } from './hub-deeds.ts';
export { doneIn, doneQuery, type HubDone } from './hub-done.ts';
export { HUB_PATH, type HubRoom, hubPath, MOVED_PAGE } from './hub-path.ts';
export type { MediaDraft } from './load-media-room.server.ts';
export type { NewPageDraft } from './new-page-draft.ts';
