import type { Office } from '#features/box-office/holds/index.server.ts';
import { minutesAfter, runWithRetry } from '#features/box-office/holds/index.server.ts';
import {
  findOnlinePayment,
  insertOnlinePayment,
  lockOnlinePayment,
} from '#features/box-office/order-store/index.server.ts';
import type {
  DirectSale,
  OnlinePayment,
  OrderReceipt,
  Purchase,
} from '#features/box-office/ticketing/index.ts';
import {
  claimKey,
  findResponse,
  type KeyedRequest,
  saveResponse,
} from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { digestOf } from '#platform/digest.server.ts';
import { type PurchaseRequest, purchaseCents, sellPurchase } from './sell-purchase.server.ts';

/** As for carts: providers take no less than half an hour. */
const PROVIDER_MINUTES = 31;

/**
 * Creates the sale of an item the box office sells without a cart (docs/decisions/0076, 0087): each purchase is one
 * transaction, behind the lock of its key. `name` keeps the keys of one kind from those of another.
 */
export function directSaleOf<R extends PurchaseRequest>(office: Office, name: string): DirectSale<R> {
  return {
    order: (purchase) =>
      runWithRetry(office, async (trx) => {
        const { paymentMethod, isTest } = purchase.request;
        if (paymentMethod !== (isTest ? 'test' : 'box-office')) return fail({ code: 'PAYMENT_CLOSED' });
        const now = await office.databaseClock(trx);
        const keyed = keyedPurchase([name, 'order'], purchase);
        if (!(await claimKey(trx, keyed, now))) return known(await findResponse(trx, keyed));
        const { number, secret } = await sellPurchase(office, trx, { request: purchase.request, now });
        const receipt: OrderReceipt = { number, secret, isTest };
        await saveResponse(trx, keyed, JSON.stringify(receipt));
        return succeed(receipt);
      }),
    begin: (purchase) =>
      runWithRetry(office, async (trx) => {
        const now = await office.databaseClock(trx);
        const keyed = keyedPurchase([name, 'pay'], purchase);
        const isFirst = await claimKey(trx, keyed, now);
        const started = isFirst ? null : await findStartedPayment(office, trx, keyed);
        if (started && started.state !== 'ended') return succeed(started);
        const secret = await insertPayment(office, trx, purchase, now);
        await saveResponse(trx, keyed, secret);
        return succeed((await findOnlinePayment(trx, secret)) as OnlinePayment);
      }),
  };
}

/** Something else that is bought with the same form, after a look back, is its own purchase. */
function keyedPurchase(scope: string[], { key, request }: Purchase<PurchaseRequest>): KeyedRequest {
  const requestHash = digestOf(JSON.stringify(request));
  return { keyHash: digestOf(...scope, key, requestHash), requestHash };
}

function known(answer: string | null) {
  return answer === null
    ? fail({ code: 'KEY_REUSED' as const })
    : succeed(JSON.parse(answer) as OrderReceipt);
}

/** The payment of the same purchase. Presses at the same moment wait for each other at it, so that one of them restarts. */
async function findStartedPayment(
  office: Office,
  trx: Trx,
  keyed: KeyedRequest,
): Promise<OnlinePayment | null> {
  for (let secret = await findResponse(trx, keyed); secret !== null; ) {
    await lockOnlinePayment(trx, office.engine, secret);
    const latest = await findResponse(trx, keyed);
    if (latest === secret) return findOnlinePayment(trx, secret);
    secret = latest;
  }
  return null;
}

async function insertPayment(
  office: Office,
  trx: Trx,
  { request }: Purchase<PurchaseRequest>,
  now: Instant,
): Promise<string> {
  const secret = office.ids.token();
  const endsAt = minutesAfter(now, PROVIDER_MINUTES);
  await insertOnlinePayment(trx, {
    secret,
    hold_id: null,
    is_test: request.isTest,
    cents: purchaseCents(request),
    request: toJson({ ...request, paymentMethod: 'online' }),
    begun_at: now,
    ends_at: endsAt,
    // There is no cart to restore.
    resumes_until: endsAt,
  });
  return secret;
}
