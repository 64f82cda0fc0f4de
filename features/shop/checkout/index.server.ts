export { customerCookie, noCustomerCookie, readCustomer } from './customer-cookie.server.ts';
export { type CustomerDraft, normalizeCustomer } from './customer-draft.ts';
export { type DonationView, toDonationView } from './donation-view.ts';
export { type AskDraft, type AskFault, askFaults, MAX_ASKED, normalizeAsk } from './groups/ask-draft.ts';
export { countGroupOrder } from './groups/count-group-order.server.ts';
export {
  type GroupDraft,
  type GroupFault,
  type GroupFaults,
  groupFaults,
  groupLines,
  groupNeeds,
  groupSum,
  groupTickets,
  otherField,
} from './groups/group-draft.ts';
export type { GroupPage } from './groups/group-page.ts';
export { toQuestionsView } from './to-questions-view.server.ts';
