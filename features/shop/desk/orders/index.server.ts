export { orderDeskApi } from './api.server.ts';
export { cancelPassOfOrder } from './cancel-pass.server.ts';
export { cancelTickets } from './cancel-tickets.server.ts';
export { cancelVoucher } from './cancel-voucher.server.ts';
export { followDispute } from './follow-dispute.server.ts';
export { loadDeskOrderPage } from './load-desk-order-page.server.ts';
export { loadDeskOrdersPage } from './load-desk-orders-page.server.ts';
export { passSaleOf } from './pass-sale-of.ts';
export { prolongPassOfOrder } from './prolong-pass.server.ts';
export { rebookTickets } from './rebook-tickets.server.ts';
export { reconcileDisputes } from './reconcile-disputes.server.ts';
export { followRefund, reconcileOldRefunds, reconcileRefunds } from './reconcile-refunds.server.ts';
export { recordPayment, recordRefund, recordReversal } from './record-payment.server.ts';
export { refundOwedMoney } from './refund-owed-money.server.ts';
export { resendTickets } from './resend-tickets.server.ts';
export {
  cancellationBody,
  ordersQuery,
  passProlongationBody,
  passSaleBody,
  paymentBody,
  reasonBody,
  rebookingBody,
  refundBody,
} from './schema.ts';
export { type DeskPassError, sellPass } from './sell-pass.server.ts';
export { hasVouchersToSend, sendVouchers } from './send-vouchers.server.ts';
export { hasUnpaidOrdersDue, remindOrCancelUnpaidOrders } from './unpaid-orders.server.ts';
export { endUnpaidPasses } from './unpaid-passes.server.ts';
export { endUnpaidVouchers } from './unpaid-vouchers.server.ts';
export { withdrawVoucher } from './withdraw-voucher.server.ts';
