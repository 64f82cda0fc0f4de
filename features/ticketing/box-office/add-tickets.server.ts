import type { Trx } from '#features/database.server.ts';
import { moveDraft } from '#features/questions/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketingError } from '../errors.ts';
import type { Buyer, CartReceipt, CartReference, TicketOrder } from '../provider.ts';
import type { Office } from './dependencies.server.ts';
import { exceededHolding, lockBuyer, wantedBy } from './held-limits.server.ts';
import { type Hold, lockHold, lockHoldOfSession, openHold, updateHold } from './hold-store.server.ts';
import { keyedRequest } from './idempotency-store.server.ts';
import { exceededLimit, type LimitedLine } from './limits.ts';
import { findLines, type NewLine } from './line-store.server.ts';
import type { PoolMove } from './pool-store.server.ts';
import { hasEnded, isAlive, isInPayment } from './reservation.ts';
import { type KeptReceipt, keepRefusal, runIdempotent } from './run-idempotent.server.ts';
import { type Refusal, runWithRetry } from './run-with-retry.server.ts';
import { itemsOrdered, type OrderedItem } from './sale.ts';
import { findDraws, findSaleItems } from './sale-store.server.ts';
import { type TakenBack, takeBack } from './take-back.server.ts';
import { takeLines } from './take-lines.server.ts';
import { unitsByPool } from './units.ts';

interface Add {
  reference: CartReference | null;
  order: TicketOrder;
  buyer: Buyer;
}

/** `TicketingProvider.add` of the box office. */
export async function addTickets(office: Office, add: Add): Promise<Result<CartReceipt, TicketingError>> {
  const keyed = keyedRequest(add.buyer, add.order);
  const outcome = await runWithRetry<CartReceipt>(office, (trx, moves) => {
    const work = () => addWithin(office, trx, { ...add, moves });
    return keyed ? runIdempotent(office, trx, { ...add, keyed }, work) : work();
  });
  return outcome.ok || !keyed ? outcome : keepRefusal(office, { ...add, keyed }, outcome.error);
}

async function addWithin(
  office: Office,
  trx: Trx,
  { order, buyer, moves, ...add }: Add & { moves: PoolMove[] },
): Promise<Result<KeptReceipt, Refusal>> {
  await lockBuyer(office, trx, buyer, [order.jetId]);
  const found = await findCurrent(office, trx, { ...add, buyer });
  if (!found) return fail({ code: 'IN_PAYMENT' });
  const { now, current, expired } = found;
  if (current?.hold.is_offer) return fail({ code: 'OFFER_IN_CART' });

  const ordered = itemsOrdered(order, await findSaleItems(trx, order), now);
  if (!ordered.ok) return ordered;
  const before = current ? await findLines(trx, current.hold.id) : [];
  const added = ordered.value.map(({ item, quantity }) => ({ ...item, quantity }));
  const limit = exceededLimit([...before, ...added]);
  if (limit !== null) return fail({ code: 'LIMIT', limit });
  // Read before anything is written: a refusal costs less than a success.
  const isShort = added.some((line) => line.free < line.quantity * line.units);
  if (isShort) return fail({ code: 'NOT_ENOUGH', shortOf: unitsWanted(added) });
  const holding = await exceededHolding(office, trx, buyer, { wanted: wantedBy(added), now });
  if (holding) return fail(holding);

  const lines = await withPools(trx, ordered.value);
  const back = expired ? await takeBack(office, trx, { expired, lines, buyer, now }) : null;
  if (back && !back.ok) return back;
  const taken = back?.value ?? { lines, quantity: 0, renewals: 0, couponId: null, passId: null };
  const { renewals, couponId, passId } = taken;
  const cart = await openedHold(office, trx, { current, buyer, now, renewals, couponId, passId });
  if (expired && taken.quantity > 0) await moveDraft(trx, expired.id, cart.hold.id);
  const written = await takeLines(office, trx, { holdId: cart.hold.id, lines: taken.lines, moves });
  if (!written.ok) return written;
  return succeed({
    reference: cart.reference,
    nonce: cart.hold.nonce,
    expiresAt: cart.hold.expires_at,
    now,
    quantity: [...before, ...taken.lines].reduce((sum, line) => sum + line.quantity, 0),
    broughtBack: taken.quantity,
    cartUrl: null,
  });
}

interface Current {
  hold: Hold;
  reference: CartReference;
}

/**
 * The cart that is added to: the one named, if its time is not over, or the one the session has begun meanwhile. `null` when the
 * one named is being paid.
 */
async function findCurrent(
  office: Office,
  trx: Trx,
  { reference, buyer }: { reference: CartReference | null; buyer: Buyer },
): Promise<{ now: Instant; current: Current | null; expired: Hold | null } | null> {
  const named = reference === null ? undefined : await lockHold(trx, office.engine, reference);
  const now = await office.databaseClock(trx);
  if (named && reference !== null && isAlive(named, now))
    return { now, current: { hold: named, reference }, expired: null };
  if (named && isInPayment(named, now)) return null;
  const begun = await lockHoldOfSession(trx, office.engine, buyer, now);
  const isExpired = named !== undefined && !hasEnded(named) && !begun;
  return { now, current: begun, expired: isExpired ? named : null };
}

async function openedHold(
  office: Office,
  trx: Trx,
  {
    current,
    buyer,
    now,
    ...taken
  }: { current: Current | null; buyer: Buyer; now: Instant } & Pick<
    TakenBack,
    'renewals' | 'couponId' | 'passId'
  >,
): Promise<Current> {
  if (!current) return openHold(trx, office.ids.token(), { now, buyer, ...taken });
  await updateHold(trx, current.hold);
  return current;
}

function unitsWanted(lines: { poolId: number; quantity: number; units: number }[]) {
  return unitsByPool(lines.map(({ poolId, quantity, units }) => ({ poolId, units: quantity * units })));
}

/** What was ordered as lines, with the pools each draws on. Only timeslots draw on more than their own. */
export async function withPools(trx: Trx, ordered: OrderedItem[]): Promise<(NewLine & LimitedLine)[]> {
  const slots = ordered.filter(({ item }) => item.blockId !== null).map(({ item }) => item.poolId);
  const draws = slots.length > 0 ? await findDraws(trx, slots) : new Map<number, number[]>();
  return ordered.map(({ item, quantity }) => ({
    ...item,
    quantity,
    poolIds: [item.poolId, ...(draws.get(item.poolId) ?? [])],
  }));
}
