import type { Trx } from '#features/database.server.ts';
import { fail, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { digestOf } from '../digest.server.ts';
import type { OnlinePayment } from '../online-payment.ts';
import type { OrderReceipt } from '../order.ts';
import type { VoucherPurchase, VoucherSale } from '../voucher-sale.ts';
import type { Office } from './dependencies.server.ts';
import { claimKey, findAnswer, type KeyedRequest, saveAnswer } from './idempotency-store.server.ts';
import { findOnlinePayment, insertOnlinePayment, lockOnlinePayment } from './online-payment-store.server.ts';
import { minutesAfter } from './reservation.ts';
import { runWithRetry } from './run-with-retry.server.ts';
import { sellVoucher } from './sell-voucher.server.ts';

/** As for carts: providers take no less than half an hour. */
const PROVIDER_MINUTES = 31;

/** Gift vouchers of the box office (docs/decisions/0076): each purchase is one transaction, behind the lock of its key. */
export function voucherSaleOf(office: Office): VoucherSale {
  return {
    order: (purchase) =>
      runWithRetry(office, async (trx) => {
        const { paymentMethod, isTest } = purchase.request;
        if (paymentMethod !== (isTest ? 'test' : 'box-office')) return fail({ code: 'PAYMENT_CLOSED' });
        const now = await office.databaseClock(trx);
        const keyed = keyedPurchase('order', purchase);
        if (!(await claimKey(trx, keyed, now))) return known(await findAnswer(trx, keyed));
        const { number, secret } = await sellVoucher(office, trx, { request: purchase.request, now });
        const receipt: OrderReceipt = { number, secret, isTest };
        await saveAnswer(trx, keyed, JSON.stringify(receipt));
        return succeed(receipt);
      }),
    begin: (purchase) =>
      runWithRetry(office, async (trx) => {
        const now = await office.databaseClock(trx);
        const keyed = keyedPurchase('pay', purchase);
        const isFirst = await claimKey(trx, keyed, now);
        const begun = isFirst ? null : await begunBefore(office, trx, keyed);
        if (begun && begun.state !== 'ended') return succeed(begun);
        const secret = await insertPayment(office, trx, purchase, now);
        await saveAnswer(trx, keyed, secret);
        return succeed((await findOnlinePayment(trx, secret)) as OnlinePayment);
      }),
  };
}

/** Something else that is bought with the same form, after a look back, is a purchase of its own. */
function keyedPurchase(kind: 'order' | 'pay', { key, request }: VoucherPurchase): KeyedRequest {
  const requestHash = digestOf(JSON.stringify(request));
  return { keyHash: digestOf('gift voucher', kind, key, requestHash), requestHash };
}

function known(answer: string | null) {
  return answer === null
    ? fail({ code: 'KEY_REUSED' as const })
    : succeed(JSON.parse(answer) as OrderReceipt);
}

/** The payment of the same purchase. Presses at the same moment wait for each other at it, so that one of them begins anew. */
async function begunBefore(office: Office, trx: Trx, keyed: KeyedRequest): Promise<OnlinePayment | null> {
  for (let secret = await findAnswer(trx, keyed); secret !== null; ) {
    await lockOnlinePayment(trx, office.engine, secret);
    const latest = await findAnswer(trx, keyed);
    if (latest === secret) return findOnlinePayment(trx, secret);
    secret = latest;
  }
  return null;
}

async function insertPayment(
  office: Office,
  trx: Trx,
  { request }: VoucherPurchase,
  now: Instant,
): Promise<string> {
  const secret = office.ids.token();
  const endsAt = minutesAfter(now, PROVIDER_MINUTES);
  await insertOnlinePayment(trx, {
    secret,
    hold_id: null,
    is_test: request.isTest,
    cents: request.voucher.cents,
    request: toJson({ ...request, paymentMethod: 'online' }),
    begun_at: now,
    ends_at: endsAt,
    // There is no cart to be given back.
    resumes_until: endsAt,
  });
  return secret;
}
