export { bankPath } from './bank/bank-path.ts';
export type { StatementError } from './bank/reading/statement.ts';
export type { Direction, Scanned, Verdict } from './check-in/admission.ts';
export { closingProblem } from './closings/closing-problem.ts';
export { closingPath, periodPath } from './closings/closings-path.ts';
export { COUNTER_PARAMETERS, counterPath, tillPath } from './counter/counter-path.ts';
export type { PressProblem } from './counter/presses/pressed.server.ts';
export { deskCreditAccountPath, deskCreditPath } from './credit/credit-path.ts';
export { donationsPath, donorPath } from './donations/donations-path.ts';
export type { ConfirmationError } from './donations/make-confirmation.server.ts';
export type { OfferError } from './enquiries/make-offer.server.ts';
export { BEGINNINGS } from './messages/beginnings.ts';
export type { MessageDraft } from './messages/load-message-page.server.ts';
export {
  MAX_MESSAGE,
  MAX_SUBJECT,
  MESSAGE_LISTS,
  MESSAGE_SCOPES,
  type MessageSubject,
  messageFaults,
  messageTexts,
  sendingInstant,
} from './messages/message.ts';
export { messagePath } from './messages/messages-path.ts';
export type { CustomerError, CustomerName } from './orders/change-customer.server.ts';
export type { SeatsError } from './orders/change-seats.server.ts';
export {
  deskEditPath,
  deskEnquiriesPath,
  deskEnquiryPath,
  deskOrderPath,
  deskPassesPath,
  deskRebookingPath,
  deskSeatsPath,
} from './orders/desk-path.ts';
export type { DeskDraft } from './orders/load-desk-order-page.server.ts';
export type { PaymentLinkError } from './orders/payment-link.server.ts';
export type { ProlongationError } from './orders/prolong-pass.server.ts';
export type { ReservationError } from './orders/prolong-reservation.server.ts';
export type { ResendError } from './orders/resend-tickets.server.ts';
export type { DonationReturnError } from './orders/return-donation.server.ts';
export { DIMENSIONS } from './reports/dimensions.ts';
export { occupancyPath, reportPath } from './reports/reports-path.ts';
export {
  deskEventPath,
  doorListPath,
  eventSeatsPath,
  hallMovePath,
  salesFilter,
} from './sales/desk-event-path.ts';
export type { SaleDraft } from './sales/load-desk-event-page.server.ts';
export type { EventSeatsDraft } from './sales/load-event-seats.server.ts';
export type { SaleError } from './sales/sale-error.ts';
export { fromFields, type RefusedFile } from './seating/refused-file.ts';
export { PLAN_FILES, type PlanFile, seatingPlanPath, seatingPlansPath } from './seating/seating-path.ts';
export { type ClosingRefusal, DENOMINATIONS, MOST_PIECES } from './tills/shift.ts';
