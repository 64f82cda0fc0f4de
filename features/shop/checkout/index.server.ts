export { customerCookie, noCustomerCookie, readCustomer } from './customer-cookie.server.ts';
export { type CustomerDraft, normalizeCustomer } from './customer-draft.ts';
export { countGroupOrder } from './groups/count-group-order.server.ts';
export {
  type GroupDraft,
  type GroupFault,
  type GroupFaults,
  groupFaults,
  groupLines,
  groupNeeds,
  groupTickets,
  otherField,
} from './groups/group-draft.ts';
export { type GroupPage, groupBookingPath } from './groups/group-page.ts';
export { toQuestionsView } from './to-questions-view.server.ts';
