export { toOrderView } from './find-order-view.server.ts';
export { writeOrderEmail } from './write-order-email.server.ts';
