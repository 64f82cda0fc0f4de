import type { Selectable } from 'kysely';
import type { Office, PoolMove } from '#features/box-office/holds/index.server.ts';
import {
  findLines,
  type Hold,
  lockHoldById,
  type Refusal,
  runWithRetry,
  startOf,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  claimCreditOf,
  findHoldOfPayment,
  findOnlinePayment,
  lockOnlinePayment,
  updateOnlinePayment,
  withoutDeletedAccount,
} from '#features/box-office/order-store/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import { isOnSale, saleStop } from '#features/box-office/ticketing/index.server.ts';
import type {
  OnlinePayment,
  OrderRequest,
  ReceivedMoney,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type CartPrice, priceToOrder } from '../cart/cart-price.server.ts';
import { sellHold } from '../order/sell-hold.server.ts';
import { isPurchaseRequest, settlePurchase } from '../order/sell-purchase.server.ts';
import { releaseCart } from './end-payment.server.ts';
import { reclaimPlaces } from './reclaim-places.server.ts';

const NOBODY = { session: null, network: null, key: null };

type Row = Selectable<TicketingTables['online_payments']>;

interface Settling {
  payment: Row;
  hold: Hold | undefined;
  money: ReceivedMoney;
  now: Instant;
}

/**
 * `OnlinePayments.settle` of the box office (docs/decisions/0063): one transaction, behind the locks of hold and payment. Places that
 * were given to others meanwhile are found out by trying to take them; only then, in a second transaction, the money is due back.
 */
export async function settlePayment(
  office: Office,
  secret: string,
  money: ReceivedMoney,
): Promise<Result<OnlinePayment, TicketingError>> {
  const sold = await settleOnce(office, secret, money, { mayReclaim: true });
  if (sold.ok || sold.error.code !== 'NOT_ENOUGH') return sold;
  return settleOnce(office, secret, money, { mayReclaim: false });
}

function settleOnce(
  office: Office,
  secret: string,
  money: ReceivedMoney,
  { mayReclaim }: { mayReclaim: boolean },
): Promise<Result<OnlinePayment, TicketingError>> {
  return runWithRetry(office, async (trx, moves) => {
    const hold = await lockHoldById(trx, office.engine, await findHoldOfPayment(trx, secret));
    const locked = await lockOnlinePayment(trx, office.engine, secret);
    if (!locked) return fail({ code: 'UNKNOWN_OFFER' });
    const now = await office.databaseClock(trx);
    if (locked.state === 'open' || locked.state === 'ended') {
      const payment = { ...locked, request: await withoutDeletedAccount(trx, office.engine, locked.request) };
      const settling = { payment, hold, money, now };
      const { request } = payment;
      if (isPurchaseRequest(request)) {
        if (!(await settlePurchase(office, trx, { payment, request, money, now })))
          await owe(office, trx, settling);
        return succeed((await findOnlinePayment(trx, secret)) as OnlinePayment);
      }
      const sale = await saleOf(office, trx, settling);
      const isHeld = hold?.status === 'active';
      const mayBeSold = sale && (isHeld || mayReclaim);
      // Reserved with the cart; afterwards the same account may have spent it.
      if (mayBeSold && (await claimCreditOf(trx, sale.request, sale.hold.id))) {
        const held = isHeld ? succeed(null) : await reclaimPlaces(office, trx, { ...sale, moves });
        if (!held.ok) return held;
        const sold = await sell(office, trx, settling, { ...sale, moves });
        if (!sold.ok) return sold;
      } else await owe(office, trx, settling);
    }
    return succeed((await findOnlinePayment(trx, secret)) as OnlinePayment);
  });
}

interface Bought {
  hold: Hold;
  lines: HeldLine[];
  price: CartPrice;
  request: OrderRequest;
}

/** Returns the sale the money is for; `null` where it cannot be sold, or the amount is not what was asked for. */
async function saleOf(
  office: Office,
  trx: Trx,
  { payment, hold, money, now }: Settling,
): Promise<Bought | null> {
  const { request } = payment;
  if (!request || !hold || (hold.status !== 'active' && hold.status !== 'expired')) return null;
  if (money.cents !== payment.cents || money.currency !== siteCurrencyCode()) return null;
  const lines = await findLines(trx, hold.id);
  const { email } = request.customer;
  const price = await priceToOrder(trx, office.engine, { hold, lines, now, email });
  if (price.bought !== request.contents) return null;
  // Carts whose payment began while they were on sale are sold; performances that do not take place, and carts that
  // were given up, are not.
  const isLate = hold.status === 'expired';
  const isGone = lines.some((line) => saleStop(line, now) !== null || (isLate && !isOnSale(line, now)));
  // Nobody was let in without tickets while a bank took its time.
  const isMissed = payment.submitted_at !== null && lines.some((line) => (startOf(line) ?? now) < now);
  return isGone || isMissed ? null : { hold, lines, price, request };
}

async function sell(
  office: Office,
  trx: Trx,
  { payment, money, now }: Settling,
  { hold, lines, price, request, moves }: Bought & { moves: PoolMove[] },
): Promise<Result<null, Refusal>> {
  const { isTest } = request;
  const { providerPayment, cents } = money;
  const sold = await sellHold(office, trx, {
    hold,
    lines,
    price,
    request: { ...request, paymentMethod: isTest ? 'test' : 'online' },
    buyer: NOBODY,
    now,
    moves,
    // A test takes no money, whatever the provider's own test says.
    ...(isTest ? {} : { paidOnline: { providerPayment, cents } }),
  });
  if (!sold.ok) return sold;
  await updateOnlinePayment(trx, payment.secret, {
    state: 'paid',
    order_id: sold.value.id,
    ...receivedColumns(money, now),
  });
  return succeed(null);
}

/**
 * Marks a payment as due for refund when its purchase cannot be fulfilled, and emails the customer. A cart its visitor still
 * wants to pay by another method remains theirs.
 */
async function owe(office: Office, trx: Trx, { payment, hold, money, now }: Settling): Promise<void> {
  if (hold) await releaseCart(trx, hold, { payment, now, isBack: true });
  await updateOnlinePayment(trx, payment.secret, { state: 'refund-due', ...receivedColumns(money, now) });
  if (payment.request)
    await office.onReturnedPayment(trx, { request: payment.request, cents: money.cents, at: now });
  office.log.warn(
    { paid: money.cents, due: payment.cents },
    'payment does not settle its cart, refunding it',
  );
}

function receivedColumns({ providerPayment, cents }: ReceivedMoney, now: Instant) {
  return { provider_payment: providerPayment, paid_cents: cents, request: null, settled_at: now };
}
