export { countJoin } from './count-joins.server.ts';
export { toWaitingView } from './entry-view.ts';
export { readJoinDraft } from './join-draft.ts';
export { partMeant, soldOutParts } from './join-view.ts';
export { waitingOwnData } from './own-data.server.ts';
export { writeWaitingLetter } from './write-waiting-letter.server.ts';
