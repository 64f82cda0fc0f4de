import { findPaymentsOfOrder, noteReturning } from '#features/box-office/order-store/index.server.ts';
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
import { isGiven, type RefundShare, refundsOf, sharesOf, sumOf } from './refund-shares.server.ts';

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
  const paid = await findPaymentsOfOrder(services.db, number);
  const provider = providerFor(services.payments, false);
  if (paid.length === 0 || !provider) return fail({ code: 'NOT_PAID_ONLINE' });
  try {
    const before = await refundsOf(provider, paid);
    const known = before.flatMap(({ refunds }) => refunds);
    let order = checked.value;
    for (const refund of known) {
      const noted = await noteRefund(services, number, refund, staff);
      if (!noted.ok) return noted;
      order = noted.value;
    }
    if (refusalToRefundOnline(order, cents)) return refusalAfter(order, cents, known);
    const shares = sharesOf(cents, before);
    if (sumOf(shares) < cents) return fail({ code: 'NOT_PAID_ONLINE' });
    const started = await beginRefund(services, staff, number, cents);
    if (!started.ok) {
      // Another press at the same moment may have done what was asked for.
      const since = (await refundsOf(provider, paid)).flatMap(({ refunds }) => refunds);
      const added = since.filter(({ refund }) => !known.some((each) => each.refund === refund));
      return added.length > 0 && sumOf(added.filter(isGiven)) === cents ? succeed(order) : started;
    }
    return await refundShares(services, staff, { number, provider, shares });
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

/** Asks for the parts of a refund, one after the other; where one is refused, the rest is not on its way any more. */
async function refundShares(
  services: OrderDeskServices,
  staff: RefundedBy,
  { number, provider, shares }: { number: string; provider: PaymentProvider; shares: RefundShare[] },
): Promise<Outcome> {
  let done: Outcome = fail({ code: 'NOT_PAID_ONLINE' });
  for (const [index, share] of shares.entries()) {
    const left = sumOf(shares.slice(index));
    const refund = await requestRefund(provider, number, share).catch(async (error: unknown) => {
      if (error instanceof PaymentProviderError && error.isRefusal)
        await endRefund(services, staff, number, left);
      throw error;
    });
    done = await noteRefund(services, number, refund, staff);
    if (!done.ok) return done;
    if (refund.hasFailed) {
      await endRefund(services, staff, number, left - share.cents);
      return fail({ code: 'REFUND_FAILED' });
    }
  }
  return done;
}

/** Presses at the same moment have seen the same refunds, so they name the same one; after one that failed it is another. */
function requestRefund(
  provider: PaymentProvider,
  number: string,
  { providerPayment, cents, givenCents, failedBefore, isOnly }: RefundShare,
): Promise<ReturnedMoney> {
  const of = isOnly ? number : `${number} by ${providerPayment}`;
  const again = failedBefore === 0 ? '' : ` and ${failedBefore} that failed`;
  return provider.refund({
    providerPayment,
    cents,
    key: `${cents} of ${of} after ${givenCents}${again}`,
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
