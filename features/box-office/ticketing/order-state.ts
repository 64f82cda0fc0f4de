import type { OrderState } from '#lib/order-states.ts';
import type { Order } from './order.ts';
import { openCents } from './payment.ts';

/** The state of an order, of several the one somebody has to see to first. */
export function orderState(order: Order): OrderState {
  if (order.isTest) return 'test';
  if (order.isDisputed) return 'disputed';
  const open = openCents(order);
  if (open < 0) return 'owed';
  const bought = order.voucher ?? order.pass;
  const parts = bought ? [bought] : order.tickets;
  if (parts.every(({ state }) => state === 'cancelled')) return 'cancelled';
  return open > 0 ? 'open' : 'paid';
}
