export { bankPath } from './bank/bank-path.ts';
export type { StatementError } from './bank/reading/statement.ts';
export type { Scanned, Verdict } from './check-in/admission.ts';
export { closingProblem } from './closings/closing-problem.ts';
export { closingPath, periodPath } from './closings/closings-path.ts';
export { type CounterQuery, counterPath, tillPath } from './counter/counter-path.ts';
export type { TypedSale } from './counter/counter-view.ts';
export { MOST_AT_ONCE } from './counter/key-buffer.ts';
export type { SellError } from './counter/sell.server.ts';
export type { UndoError } from './counter/undo-sale.server.ts';
export { deskCreditAccountPath, deskCreditPath } from './credit/credit-path.ts';
export type { MessageDraft } from './messages/load-message-page.server.ts';
export {
  MAX_MESSAGE,
  MAX_SUBJECT,
  MESSAGE_SCOPES,
  messageFaults,
  messageTexts,
} from './messages/message.ts';
export { messagePath } from './messages/messages-path.ts';
export type { CustomerError, CustomerName } from './orders/change-customer.server.ts';
export { deskEditPath, deskOrderPath, deskPassesPath, deskRebookingPath } from './orders/desk-path.ts';
export type { DeskDraft } from './orders/load-desk-order-page.server.ts';
export type { ProlongationError } from './orders/prolong-pass.server.ts';
export type { ReservationError } from './orders/prolong-reservation.server.ts';
export type { ResendError } from './orders/resend-tickets.server.ts';
export { DIMENSIONS } from './reports/dimensions.ts';
export { occupancyPath, reportPath } from './reports/reports-path.ts';
export { deskEventPath, doorListPath, salesFilter } from './sales/desk-event-path.ts';
export type { SaleDraft } from './sales/load-desk-event-page.server.ts';
export type { SaleError } from './sales/sale-error.ts';
export { type ClosingRefusal, DENOMINATIONS, MOST_PIECES } from './tills/shift.ts';
