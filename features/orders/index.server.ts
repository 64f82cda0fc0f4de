export { toCouponListings } from './coupon-listing.ts';
export { toCreditListing } from './credit-listing.ts';
export { toOrderView } from './find-order-view.server.ts';
export { findTicketView } from './find-ticket-view.server.ts';
export { toOrderListing } from './order-listing.ts';
export { createTicketCodes, type TicketCodes } from './ticket-codes.server.ts';
export { ticketsPdf } from './tickets-pdf.server.ts';
export { writeOrderEmail } from './write-order-email.server.ts';
export { writeReturnedPaymentEmail } from './write-returned-payment-email.server.ts';
