export type { JoinDraft } from './join-draft.ts';
export { joinWaitingListPath } from './waiting-paths.ts';
