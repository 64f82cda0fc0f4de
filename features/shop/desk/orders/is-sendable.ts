import { isVoucherRedeemable } from '#features/box-office/credit/index.ts';
import { hasTickets, type Order } from '#features/box-office/ticketing/index.ts';

/** Tells if something in an order is valid and can be sent once more, to an address that was given. */
export function isSendable(order: Order): boolean {
  const { voucher, pass, tickets, customer } = order;
  if (customer.email === '') return false;
  if (voucher) return isVoucherRedeemable(voucher);
  if (pass) return pass.isPaid;
  return hasTickets(order) && tickets.some(({ state }) => state === 'valid');
}
