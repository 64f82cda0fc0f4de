export type { JoinDraft } from './join-draft.ts';
