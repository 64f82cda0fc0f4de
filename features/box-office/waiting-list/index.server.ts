export { countJoin } from './count-joins.server.ts';
export { toWaitingView } from './entry-view.ts';
export { readJoinDraft } from './join-draft.ts';
export { selectedPart, soldOutParts } from './join-view.ts';
export { removeFromWaitingList } from './leave-waiting-list.server.ts';
export { waitingOwnData } from './own-data.server.ts';
export { purgeWaiting } from './purge-waiting.server.ts';
export { waitingListOf } from './waiting-list.server.ts';
export { writeWaitingEmail } from './write-waiting-email.server.ts';
