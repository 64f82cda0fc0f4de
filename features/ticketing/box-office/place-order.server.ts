import type { Trx } from '#features/database.server.ts';
import { priceSum } from '#features/prices/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketingError } from '../errors.ts';
import type { Order, OrderReceipt, OrderRequest } from '../order.ts';
import { isPayableBy } from '../payment-methods.ts';
import type { Buyer, CartReference } from '../provider.ts';
import { contentsOf } from './cart-contents.server.ts';
import { deleteClaimsOfHolds, findClaimsOfHolds, findPoolsByLine } from './claim-store.server.ts';
import type { Office } from './dependencies.server.ts';
import { type Hold, lockHold, updateHold } from './hold-store.server.ts';
import { issueInvoice } from './invoice-store.server.ts';
import { findLines, type HeldLine, startOf } from './line-store.server.ts';
import { findOrder, findOrderOfHold, insertTickets } from './order-store.server.ts';
import { givePlacesBack, type PoolMove, sellPlaces } from './pool-store.server.ts';
import { isAlive } from './reservation.ts';
import { runWithRetry } from './run-with-retry.server.ts';
import { isOnSale, saleClosed } from './sale.ts';
import { findEventTitles } from './sale-store.server.ts';
import { ticketsOf } from './tickets-of-lines.server.ts';
import { unitsByPool } from './units.ts';
import { writeOrder } from './write-order.server.ts';

interface PlaceOrder {
  reference: CartReference;
  request: OrderRequest;
  buyer: Buyer;
}

/**
 * `TicketingProvider.placeOrder` of the box office (docs/decisions/0051): one transaction, behind the lock of the hold. There
 * is no moment at which the cart is gone and the order is not there.
 */
export function placeOrder(
  office: Office,
  { reference, request, buyer }: PlaceOrder,
): Promise<Result<OrderReceipt, TicketingError>> {
  return runWithRetry(office, async (trx, moves) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    const known = hold?.status === 'converted' ? await findOrderOfHold(trx, hold.id) : null;
    if (known) return succeed(known);
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const refusal = refusalToSell(lines, request, now);
    if (refusal) return fail(refusal);

    const { id, secret } = await writeOrder(office, trx, {
      hold,
      request,
      buyer,
      totalCents: sumOf(lines).totalCents,
      now,
    });
    const poolsByLine = await findPoolsByLine(trx, hold.id);
    const titles = await findEventTitles(
      trx,
      lines.map((line) => line.performanceId),
    );
    const tickets = ticketsOf(lines, { titles, poolsByLine, isTest: request.isTest });
    await insertTickets(
      trx,
      id,
      tickets.map((ticket) => ({ ...ticket, code: office.ids.token() })),
    );
    const order = (await findOrder(trx, secret)) as Order;
    await office.onOrder(trx, order, { kind: 'placed', at: now });
    await moveClaims(trx, hold, { isTest: request.isTest, moves });
    if (request.paymentMethod === 'on-account') await issueInvoice(trx, id, now);
    return succeed({ number: order.number, secret, isTest: order.isTest });
  });
}

const sumOf = (lines: HeldLine[]) => priceSum(lines);

function refusalToSell(
  lines: HeldLine[],
  { contents, paymentMethod, isTest, customer }: OrderRequest,
  now: Instant,
): TicketingError | null {
  const closed = lines.filter((line) => !isOnSale(line, now));
  if (closed.length > 0) return saleClosed(closed, now);
  if (lines.length === 0 || contents !== contentsOf(lines)) return { code: 'CART_CHANGED' };
  const starts = lines.flatMap((line) => startOf(line) ?? []).toSorted();
  const toBePaid = {
    totalCents: sumOf(lines).totalCents,
    isTest,
    hasAccount: customer.userId !== null,
    firstStart: starts[0] ?? null,
  };
  return isPayableBy(paymentMethod, toBePaid, now) ? null : { code: 'PAYMENT_CLOSED' };
}

/** The hold ends; its places are sold, or free again after a test. */
async function moveClaims(
  trx: Trx,
  hold: Hold,
  { isTest, moves }: { isTest: boolean; moves: PoolMove[] },
): Promise<void> {
  const claims = await findClaimsOfHolds(trx, [hold.id]);
  await deleteClaimsOfHolds(trx, [hold.id]);
  await updateHold(trx, hold, { status: 'converted', client_hash: null });
  for (const claim of unitsByPool(claims)) {
    if (isTest) moves.push(await givePlacesBack(trx, claim));
    else await sellPlaces(trx, claim);
  }
}
