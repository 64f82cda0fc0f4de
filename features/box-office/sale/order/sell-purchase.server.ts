import type { Selectable } from 'kysely';
import { insertOrderVoucher } from '#features/box-office/credit/index.server.ts';
import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  findOrder,
  insertMoneyPaidOnline,
  insertPayment,
  type MoneyPaidOnline,
  updateOnlinePayment,
  writeOrder,
} from '#features/box-office/order-store/index.server.ts';
import { insertPass } from '#features/box-office/passes/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type {
  Order,
  OrderRequest,
  PassRequest,
  PaymentRequest,
  ReceivedMoney,
  VoucherRequest,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Purchase without a cart. */
export type PurchaseRequest = VoucherRequest | PassRequest;

export const isPurchaseRequest = (request: OrderRequest | null): request is PurchaseRequest =>
  request?.voucher !== undefined || request?.pass !== undefined;

/** Returns its price. */
export const purchaseCents = ({ voucher, pass }: PurchaseRequest): number =>
  voucher?.cents ?? pass?.cents ?? 0;

interface PurchaseSale {
  request: PurchaseRequest;
  now: Instant;
  /** Money received for it through a payment provider. */
  paidOnline?: MoneyPaidOnline;
  /** Payment at the till, the account of the cashier, and their open shift. */
  paidAtTill?: PaymentRequest & { by: number; shiftId: number | null };
  /** Account of the seller at the counter. */
  soldBy?: number | null;
}

/**
 * Makes an order of a gift voucher or a pass, with its email. An existing payment, online or at the till, is recorded with
 * it, and it is valid; else it becomes valid with the payment at the box office.
 */
export async function sellPurchase(
  office: Pick<Office, 'ids' | 'onOrder'>,
  trx: Trx,
  { request, now, paidOnline, paidAtTill, soldBy = null }: PurchaseSale,
): Promise<Order & { id: number }> {
  const { voucher, pass } = request;
  const { id, secret } = await writeOrder(office, trx, {
    hold: null,
    request,
    buyer: { network: null },
    price: { prices: { sum: { totalCents: purchaseCents(request) }, reductionCents: 0 }, coupon: null },
    ...{ now, soldBy },
  });
  if (voucher) await insertOrderVoucher(trx, { orderId: id, secret: office.ids.token(), purchase: voucher });
  if (pass) await insertPass(trx, { orderId: id, purchase: pass, now });
  if (paidOnline) await insertMoneyPaidOnline(trx, secret, paidOnline, now);
  if (paidAtTill) {
    const { by, shiftId, ...payment } = paidAtTill;
    const taken = { recorded_by: by, recorded_at: now, shift_id: shiftId };
    await insertPayment(trx, secret, { ...payment, ...taken, kind: 'payment' });
  }
  const order = (await findOrder(trx, secret)) as Order;
  await office.onOrder(trx, order, { kind: 'placed', at: now });
  return { ...order, id };
}

/**
 * Sells what a locked payment was started for, however late its money came: of vouchers and passes there are always enough.
 * `false` where it is not the money that was asked for.
 */
export async function settlePurchase(
  office: Office,
  trx: Trx,
  {
    payment,
    request,
    money: { providerPayment, cents, currency },
    now,
  }: {
    payment: Selectable<TicketingTables['online_payments']>;
    request: PurchaseRequest;
    money: ReceivedMoney;
    now: Instant;
  },
): Promise<boolean> {
  if (cents !== payment.cents || cents !== purchaseCents(request) || currency !== siteCurrencyCode())
    return false;
  const { isTest } = request;
  const { id } = await sellPurchase(office, trx, {
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
