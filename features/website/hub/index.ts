export { handbookAt, handbookPath } from './handbook/handbooks.ts';
export { ALL_DEEDS } from './hub-deeds.ts';
export { doneIn, doneQuery, type HubDone } from './hub-done.ts';
export { askedBranches } from './hub-places.ts';
export { rowPlaceIn } from './listed-rows.ts';
export type { MediaDraft } from './load-media-room.server.ts';
export type { NewPageDraft } from './new-page-draft.ts';
export { planPlaceIn, plansFrom } from './plan-place.ts';
export { TRASH_BEFORE, trashPlaceIn, trashPlaceWords } from './trash-place.ts';
