export { customerCookie, noCustomerCookie, readCustomer } from './customer-cookie.server.ts';
export { type CustomerDraft, normalizeCustomer } from './customer-draft.ts';
export { toQuestionsView } from './to-questions-view.server.ts';
