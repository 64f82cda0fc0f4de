export type { BankError } from './bank/bank-error.ts';
export { BANK_VIEWS } from './bank/bank-store.server.ts';
export { confirmLine, confirmLines } from './bank/confirm-line.server.ts';
export { findOrderForLine } from './bank/find-order-for-line.server.ts';
export { loadBankPage } from './bank/load-bank-page.server.ts';
export { purgeBankLines } from './bank/purge-bank-lines.server.ts';
export { receiveStatement } from './bank/receive-statement.server.ts';
export { setLineAside, takeLineBack } from './bank/set-line-aside.server.ts';
export { splitLine } from './bank/split-line.server.ts';
export { admit } from './check-in/admit.server.ts';
export { countHeads } from './check-in/count-heads.server.ts';
export { loadDoor, loadDoors, loadFreeDoor, loadSeatGroups } from './check-in/load-doors.server.ts';
export { MAX_DOOR_LENGTH, MAX_HEADS_AT_ONCE, MAX_SCANNED_LENGTH } from './check-in/schema.ts';
export { closeDay } from './closings/close-day.server.ts';
export { loadDay, loadPeriod } from './closings/load-books-page.server.ts';
export { loadClosingsPage } from './closings/load-closings-page.server.ts';
export { counterChoice, counterQuery } from './counter/counter-choice.server.ts';
export { findSoldOrder, loadCounterPage } from './counter/load-counter-page.server.ts';
export { counterForm } from './counter/presses/counter-form.server.ts';
export { pressAtCounter } from './counter/presses/press-at-counter.server.ts';
export { loadDeskCreditAccountPage, loadDeskCreditPage } from './credit/load-credit.server.ts';
export { confirmationResponse } from './donations/confirmation/confirmation-response.server.ts';
export {
  loadDonationsPage,
  loadDonorPage,
  yearsOfDonations,
} from './donations/load-donations-page.server.ts';
export { makeConfirmation, revokeConfirmation } from './donations/make-confirmation.server.ts';
export { purgeConfirmations } from './donations/purge-confirmations.server.ts';
export { acceptEnquiry } from './enquiries/accept-enquiry.server.ts';
export { askForDate } from './enquiries/ask-for-date.server.ts';
export { closeEnquiry } from './enquiries/close-enquiry.server.ts';
export { loadEnquiriesPage, loadEnquiryPage } from './enquiries/load-enquiries.server.ts';
export { makeOffer } from './enquiries/make-offer.server.ts';
export { purgeEnquiries } from './enquiries/purge-enquiries.server.ts';
export { withdrawEnquiry } from './enquiries/withdraw-enquiry.server.ts';
export { beginMessage } from './messages/begin-message.server.ts';
export { hasDueMessages } from './messages/due-store.server.ts';
export { findTicketMessage } from './messages/find-ticket-message.server.ts';
export { loadMessagePage, previewedAs } from './messages/load-message-page.server.ts';
export { purgeOldMessages } from './messages/purge-messages.server.ts';
export { sendMessage, sendTestMessage, takeMessageBack } from './messages/send-message.server.ts';
export { writeMessageEmails } from './messages/write-message-emails.server.ts';
export { cancelPassOfOrder } from './orders/cancel-pass.server.ts';
export { cancelTickets } from './orders/cancel-tickets.server.ts';
export { cancelVoucher } from './orders/cancel-voucher.server.ts';
export { changeCustomer } from './orders/change-customer.server.ts';
export { changeGroupNumbers } from './orders/change-group-numbers.server.ts';
export { changeSeatsOfOrder } from './orders/change-seats.server.ts';
export { countAllergies } from './orders/count-allergies.server.ts';
export { addTicketsToOrder, swapTicketPrices } from './orders/edit-order.server.ts';
export { followDispute } from './orders/follow-dispute.server.ts';
export { loadDeskOrderPage } from './orders/load-desk-order-page.server.ts';
export { loadDeskOrdersPage } from './orders/load-desk-orders-page.server.ts';
export { loadOrderEditPage } from './orders/load-order-edit-page.server.ts';
export { loadOrderSeats } from './orders/load-order-seats.server.ts';
export { nameGroup } from './orders/name-group.server.ts';
export { sendPaymentLink } from './orders/payment-link.server.ts';
export { prolongPassOfOrder } from './orders/prolong-pass.server.ts';
export { prolongReservation } from './orders/prolong-reservation.server.ts';
export { rebookTickets } from './orders/rebook-tickets.server.ts';
export { reconcileDisputes } from './orders/reconcile-disputes.server.ts';
export { followRefund, reconcileOldRefunds, reconcileRefunds } from './orders/reconcile-refunds.server.ts';
export { recordPayment, recordRefund, recordReversal } from './orders/record-payment.server.ts';
export { refundOwedMoney } from './orders/refund-owed-money.server.ts';
export { resendTickets } from './orders/resend-tickets.server.ts';
export { returnDonation } from './orders/return-donation.server.ts';
export {
  cancellationBody,
  ordersQuery,
  passProlongationBody,
  passSaleBody,
  paymentBody,
  reasonBody,
  refundBody,
  reservationBody,
} from './orders/schema.ts';
export { type DeskPassError, sellPass } from './orders/sell-pass.server.ts';
export { hasVouchersToSend, sendVouchers } from './orders/send-vouchers.server.ts';
export { hasUnpaidOrdersDue, remindOrCancelUnpaidOrders } from './orders/unpaid-orders.server.ts';
export { endUnpaidPasses } from './orders/unpaid-passes.server.ts';
export { endUnpaidVouchers } from './orders/unpaid-vouchers.server.ts';
export { withdrawVoucher } from './orders/withdraw-voucher.server.ts';
export { pauseReminders, remindNow, remindOfInvoices } from './reminders/remind-of-invoices.server.ts';
export { loadOccupancyPage, loadReportsPage } from './reports/load-reports-page.server.ts';
export { cancelAsInProgramme, cancelEvent, cancelRemainingTickets } from './sales/cancel-event.server.ts';
export {
  blockPlaces,
  blockSeatsOfEvent,
  changeCapacity,
  freeEndedBlocks,
  freePlaces,
  hasEndedBlocks,
} from './sales/change-places.server.ts';
export { changeRoom } from './sales/change-room.server.ts';
export { loadHallMove } from './sales/hall/load-hall-move.server.ts';
export { moveToPlan } from './sales/hall/move-to-plan.server.ts';
export { loadDeskEventPage } from './sales/load-desk-event-page.server.ts';
export { loadDeskEventsPage } from './sales/load-desk-events-page.server.ts';
export { loadDoorList } from './sales/load-door-list.server.ts';
export { loadEventSeats } from './sales/load-event-seats.server.ts';
export { moveEvent } from './sales/move-event.server.ts';
export { notifyOfChangedEvents } from './sales/notify-ticket-holders.server.ts';
export { postponeEvent } from './sales/postpone-event.server.ts';
export { changeSaleStart, changeTicketLimits, putOnSale, setSale } from './sales/put-on-sale.server.ts';
export { removeWaitingEntry } from './sales/remove-waiting-entry.server.ts';
export {
  blockBody,
  cancellationBody as saleCancellationBody,
  capacityBody,
  saleBody,
  salesQuery,
  seatBlockBody,
  ticketLimitsBody,
} from './sales/schema.ts';
export { changeSeatingPlan, planForm } from './seating/change-seating-plan.server.ts';
export { loadSeatingPlan, loadSeatingPlans } from './seating/load-seating-plans.server.ts';
export { receivePlan } from './seating/receive-plan.server.ts';
export { loadTillPage } from './tills/load-till-page.server.ts';
export { closeTill, moveCash, openTill } from './tills/run-till.server.ts';
export { findOpenTill } from './tills/shift-store.server.ts';
