import type { Selectable } from 'kysely';
import type { Trx } from '#features/database.server.ts';
import { insertOrderVoucher } from '#features/gift-vouchers/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { ReceivedMoney } from '../online-payment.ts';
import type { Order, OrderRequest, VoucherRequest } from '../order.ts';
import type { TicketingTables } from '../table.server.ts';
import type { Office } from './dependencies.server.ts';
import { updateOnlinePayment } from './online-payment-store.server.ts';
import { findOrder } from './order-store.server.ts';
import { insertPayment } from './payment-store.server.ts';
import { writeOrder } from './write-order.server.ts';

const CURRENCY = 'EUR';

/**
 * Makes an order of a gift voucher, with its email. What was paid online is written down with it, and the voucher is there; else it comes
 * with the payment at the box office.
 */
export async function sellVoucher(
  office: Office,
  trx: Trx,
  {
    request,
    now,
    paidOnline,
  }: { request: VoucherRequest; now: Instant; paidOnline?: { providerPayment: string; cents: number } },
): Promise<Order & { id: number }> {
  const { cents } = request.voucher;
  const { id, secret } = await writeOrder(office, trx, {
    hold: null,
    request,
    buyer: { network: null },
    price: { prices: { sum: { totalCents: cents }, reductionCents: 0 }, coupon: null },
    now,
  });
  await insertOrderVoucher(trx, { orderId: id, secret: office.ids.token(), wish: request.voucher });
  if (paidOnline)
    await insertPayment(trx, secret, {
      kind: 'payment',
      means: 'online',
      cents: paidOnline.cents,
      reference: paidOnline.providerPayment,
      recorded_by: null,
      recorded_at: now,
    });
  const order = (await findOrder(trx, secret)) as Order;
  await office.onOrder(trx, order, { kind: 'placed', at: now });
  return { ...order, id };
}

export const isVoucherRequest = (request: OrderRequest | null): request is VoucherRequest =>
  request?.voucher !== undefined;

/**
 * Sells the voucher that a locked payment was begun for, however late its money came: of vouchers there are always enough. `false` where it
 * is not the money that was asked for.
 */
export async function settleVoucher(
  office: Office,
  trx: Trx,
  {
    payment,
    request,
    money: { providerPayment, cents, currency },
    now,
  }: {
    payment: Selectable<TicketingTables['online_payments']>;
    request: VoucherRequest;
    money: ReceivedMoney;
    now: Instant;
  },
): Promise<boolean> {
  if (cents !== payment.cents || cents !== request.voucher.cents || currency !== CURRENCY) return false;
  const { isTest } = request;
  const { id } = await sellVoucher(office, trx, {
    request: { ...request, paymentMethod: isTest ? 'test' : 'online' },
    now,
    // A test takes no money, whatever the provider's own test says.
    ...(isTest ? {} : { paidOnline: { providerPayment, cents } }),
  });
  await updateOnlinePayment(trx, payment.secret, {
    state: 'paid',
    order_id: id,
    provider_payment: providerPayment,
    paid_cents: cents,
    request: null,
    settled_at: now,
  });
  return true;
}
