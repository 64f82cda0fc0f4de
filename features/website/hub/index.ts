export { handbookAt, handbookPath } from './handbook/handbooks.ts';
export { ALL_ACTIVITY } from './hub-activity.ts';
export { doneIn, doneQuery, type HubDone } from './hub-done.ts';
export { openBranchesIn } from './hub-places.ts';
export { rowPlaceIn } from './listed-rows.ts';
export type { MediaDraft } from './load-media-page.server.ts';
export type { NewPageDraft } from './new-page-draft.ts';
export { planPlaceIn, plansFrom } from './plan-place.ts';
export { TRASH_BEFORE, trashPlaceIn, trashPlaceWords } from './trash-place.ts';
