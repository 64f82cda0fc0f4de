export { deskOrderPath, deskPassesPath, deskRebookingPath } from './desk-path.ts';
export type { DeskDraft } from './load-desk-order-page.server.ts';
export type { ProlongationError } from './prolong-pass.server.ts';
export type { ResendError } from './resend-tickets.server.ts';
