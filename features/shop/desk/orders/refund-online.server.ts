import { findOnlinePaymentOfOrder, noteReturning } from '#features/box-office/order-store/index.server.ts';
import {
  type PaymentProvider,
  PaymentProviderError,
  providerFor,
} from '#features/box-office/payments/index.server.ts';
import {
  type Order,
  type PaymentError,
  type ReturnedMoney,
  refusalToRefundOnline,
} from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';
import { noteRefund, type RefundedBy } from './note-refund.server.ts';

type Outcome = Result<Order, PaymentError>;

/**
 * Refunds online payments of the amount due by the original method, and records it once: after a repeated press or a crash,
 * the provider is asked for existing refunds first. Notifies the customer. Needs `refund`. The amount is pending from the
 * request on: it cannot become credit any more.
 */
export async function refundOnline(
  services: OrderDeskServices,
  staff: RefundedBy,
  number: string,
  cents: number,
): Promise<Outcome> {
  const checked = await checkRefund(services, staff, number, cents);
  if (!checked.ok) return checked;
  const payment = await findOnlinePaymentOfOrder(services.db, number);
  const provider = payment && providerFor(services.payments, payment.isTest);
  if (!payment?.received || !provider) return fail({ code: 'NOT_PAID_ONLINE' });
  const { providerPayment, cents: paidCents } = payment.received;
  try {
    const before = await provider.refundsOf(providerPayment);
    let order = checked.value;
    for (const refund of before) {
      const noted = await noteRefund(services, number, refund, staff);
      if (!noted.ok) return noted;
      order = noted.value;
    }
    if (refusalToRefundOnline(order, cents)) return refusalAfter(order, cents, before);
    const givenCents = sumOf(before.filter(isGiven));
    if (givenCents + cents > paidCents) return fail({ code: 'NOT_PAID_ONLINE' });
    const started = await beginRefund(services, staff, number, cents);
    if (!started.ok) {
      // Another press at the same moment may have done what was asked for.
      const since = await provider.refundsOf(providerPayment);
      return since.length > before.length && since.some((each) => isGiven(each) && each.cents === cents)
        ? succeed(order)
        : started;
    }
    const failedBefore = before.length - before.filter(isGiven).length;
    const asked = { providerPayment, cents, number, givenCents, failedBefore };
    const refund = await requestRefund(provider, asked).catch(async (error: unknown) => {
      if (error instanceof PaymentProviderError && error.isRefusal)
        await endRefund(services, staff, number, cents);
      throw error;
    });
    const noted = await noteRefund(services, number, refund, staff);
    return noted.ok && refund.hasFailed ? fail({ code: 'REFUND_FAILED' }) : noted;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message, number }, 'online refund failed');
    return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
  }
}

/** Succeeds if an earlier press already gave back the amount asked for; anything else is refused with the amount owed. */
function refusalAfter(order: Order, cents: number, before: ReturnedMoney[]): Outcome {
  const refusal = refusalToRefundOnline(order, cents);
  const isDone =
    refusal !== null && isGone(refusal) && before.some((refund) => isGiven(refund) && refund.cents === cents);
  return isDone || !refusal ? succeed(order) : fail(refusal);
}

/** Nothing of the amount due goes back online any more: an earlier press may have settled it. */
const isGone = ({ code }: PaymentError) => code === 'NOTHING_OWED' || code === 'NOT_PAID_ONLINE';

const isGiven = ({ hasFailed }: ReturnedMoney) => !hasFailed;
const sumOf = (refunds: ReturnedMoney[]) => refunds.reduce((sum, { cents }) => sum + cents, 0);

/** Presses at the same moment have seen the same refunds, so they name the same one; after one that failed it is another. */
function requestRefund(
  provider: PaymentProvider,
  refund: {
    providerPayment: string;
    cents: number;
    number: string;
    givenCents: number;
    failedBefore: number;
  },
): Promise<ReturnedMoney> {
  const { providerPayment, cents, number, givenCents, failedBefore } = refund;
  const again = failedBefore === 0 ? '' : ` and ${failedBefore} that failed`;
  return provider.refund({
    providerPayment,
    cents,
    key: `${cents} of ${number} after ${givenCents}${again}`,
  });
}

/** Permission and amount, before any external call. Earlier presses are checked afterwards. */
async function checkRefund(
  services: OrderDeskServices,
  staff: RefundedBy,
  number: string,
  cents: number,
): Promise<Outcome> {
  return changeOrder<PaymentError>(services, staff, { number, permission: 'refund' }, async ({ order }) => {
    const refusal = refusalToRefundOnline(order, cents);
    return refusal && !isGone(refusal) ? fail(refusal) : succeed(null);
  });
}

/** Marks the amount as pending, unless it is not owed any more. Credit granted in between is not sent as well. */
async function beginRefund(
  services: OrderDeskServices,
  staff: RefundedBy,
  number: string,
  cents: number,
): Promise<Outcome> {
  return changeOrder<PaymentError>(
    services,
    staff,
    { number, permission: 'refund' },
    async ({ trx, order }) => {
      const refusal = refusalToRefundOnline(order, cents);
      if (refusal) return fail(refusal);
      await noteReturning(trx, number, cents);
      return succeed(null);
    },
  );
}

/** Ends a refund the provider refused, so that the money can be refunded otherwise. */
async function endRefund(
  services: OrderDeskServices,
  staff: RefundedBy,
  number: string,
  cents: number,
): Promise<void> {
  await changeOrder(services, staff, { number, permission: 'refund' }, async ({ trx, order }) => {
    await noteReturning(trx, number, Math.max(0, order.returningCents - cents));
    return succeed(null);
  });
}
