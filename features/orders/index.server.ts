export { writeOrderEmail } from './write-order-email.server.ts';
