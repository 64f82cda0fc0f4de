export { orderDeskApi } from './api.server.ts';
export { cancelTickets } from './cancel-tickets.server.ts';
export { changeOrder, type OrderDeskServices } from './change-order.server.ts';
export { loadOrderRoom } from './load-order-room.server.ts';
export { loadOrdersRoom } from './load-orders-room.server.ts';
export { recordPayment, recordRefund, recordReversal } from './record-payment.server.ts';
export { resendTickets } from './resend-tickets.server.ts';
export { cancellationBody, paymentBody, reversalBody } from './schema.ts';
export { remindOrCancelUnpaidOrders } from './unpaid-orders.server.ts';
