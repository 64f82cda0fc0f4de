import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  allocate,
  announce,
  claimLines,
  findDraws,
  findSaleItems,
  findTerms,
  isCancellationFinal,
  leaveReference,
  lockFreePlaces,
  type OfferTerms,
  openHold,
  type PoolMove,
  poolsWithFree,
  type Refusal,
  referenceWithin,
  releaseOverdue,
  reserveForWaiting,
  runWithRetry,
  updateHold,
  withCompanions,
  withPools,
} from '#features/box-office/holds/index.server.ts';
import { isOnSale } from '#features/box-office/ticketing/index.server.ts';
import type { OrderedItem, WaitingEntry } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import {
  endEntry,
  findEndedOffers,
  findEntries,
  findWaitedPools,
  findWaiting,
  lockEntry,
  notePassed,
  resumeWaiting,
  type WaitingRow,
} from './waiting-store.server.ts';
import { offeredUntil } from './waiting-times.ts';

/** Nobody has this session: the reference of an offer's cart is derived from the secret of the entry. */
export const referenceOfOffer = (secret: string) => referenceWithin(secret, 'offer');

/**
 * `WaitingList.offerFree` of the box office (docs/decisions/0073): expired offers end, and each pool is offered to its
 * entries in their order, one offer per transaction. Safe on several nodes at once. An offer that lapses while the sale is
 * stopped costs nobody their place.
 */
export async function offerPlaces(office: Office): Promise<number> {
  const now = await office.databaseClock(office.db);
  for (const { secret, state, isStopped } of await findEndedOffers(office.db, now))
    await changeEntry(office, secret, async (trx, entry) => {
      if (entry.state !== 'offered') return;
      if (state === 'lapsed' && isStopped) await resumeWaiting(trx, secret);
      else await endEntry(trx, { secret, state, now });
    });
  let offered = 0;
  for (const poolId of await findWaitedPools(office.db)) offered += await offerPool(office, poolId);
  return offered;
}

/** Reads whether an offer ended, or a pool that somebody waits for has free places. Waits that are over may end later. */
export async function hasPlacesToOffer(office: Office): Promise<boolean> {
  const now = await office.databaseClock(office.db);
  if ((await findEndedOffers(office.db, now)).length > 0) return true;
  const waited = await findWaitedPools(office.db);
  if (waited.length === 0) return false;
  const draws = await findDraws(office.db, waited);
  for (const poolId of waited)
    if ((await leastFree(office, [poolId, ...(draws.get(poolId) ?? [])])) > 0) return true;
  return false;
}

async function offerPool(office: Office, poolId: number): Promise<number> {
  const waiting = await findWaiting(office.db, poolId);
  const [first] = waiting;
  const offered = first
    ? await offerToAll(office, waiting, { poolId, performanceId: first.performance_id })
    : 0;
  await closeWaiting(office, poolId);
  return offered;
}

/** Reads how much is free once, and again after each offer: a long line costs little while nothing is. */
async function offerToAll(
  office: Office,
  waiting: WaitingRow[],
  { poolId, performanceId }: { poolId: number; performanceId: number },
): Promise<number> {
  const now = await office.databaseClock(office.db);
  const [terms] = await findTerms(office.db, [performanceId]);
  if (!terms || (await isOver(office, terms, now))) {
    for (const { secret } of waiting) await end(office, secret);
    return 0;
  }
  if (!isOnSale(terms, now)) return 0;
  const pools = [poolId, ...((await findDraws(office.db, [poolId])).get(poolId) ?? [])];
  let free = await leastFree(office, pools);
  if (free <= 0) return 0;
  await releaseOverdue(office, { poolIds: pools });
  let offered = 0;
  for (const { secret, least_units, passed_units } of waiting) {
    if (free < least_units) continue;
    const made = await runWithRetry(office, (trx, moves) => offer(office, trx, { secret, moves }));
    if (!made.ok && made.error.code === 'NOT_ENOUGH_ADJACENT' && passed_units !== free)
      await changeEntry(office, secret, (trx) => notePassed(trx, { secret, units: free }));
    if (!made.ok || !made.value) continue;
    offered += 1;
    free = await leastFree(office, pools);
  }
  return offered;
}

/** The waiting is over. A postponed event, or one that editors have just cancelled or taken offline, may yet take place. */
async function isOver({ db }: Office, terms: OfferTerms, now: Instant): Promise<boolean> {
  if (terms.isPostponed) return false;
  if (hasEnded(terms.saleEndsAt, now) || hasEnded(terms.eventEndsAt, now)) return true;
  return terms.eventState === 'cancelled' && (await isCancellationFinal(db, terms.performanceId));
}

const hasEnded = (endsAt: Instant | null, now: Instant): boolean => endsAt !== null && now >= endsAt;

/** Free places in the tightest of these pools, those reserved for the waiting list included. */
async function leastFree({ db, databaseClock }: Office, poolIds: number[]): Promise<number> {
  const pools = await poolsWithFree(db, await databaseClock(db))
    .where('pools.id', 'in', poolIds)
    .execute();
  return Math.min(...pools.map(({ freeAtAll }) => freeAtAll));
}

/** Holds the free places an entry waits for, and notifies its owner; `false` when there are not enough. */
async function offer(
  office: Office,
  trx: Trx,
  { secret, moves }: { secret: string; moves: PoolMove[] },
): Promise<Result<boolean, Refusal>> {
  const entry = await lockEntry(trx, office.engine, secret);
  if (entry?.state !== 'waiting') return succeed(false);
  const now = await office.databaseClock(trx);
  const items = await itemsOf(trx, entry, now);
  const [first] = items;
  if (!first) return succeed(false);
  const until = offeredUntil(now, earliest(first.item.saleEndsAt, first.item.startsAt));
  if (until === null) return succeed(false);
  const lines = await withPools(trx, items);
  const free = await lockFreePlaces(
    trx,
    office.engine,
    lines.flatMap((line) => line.poolIds),
    'waiting-list',
  );
  const fitting = withCompanions(allocate(free, lines));
  const isWhole = fitting.every((line, index) => line.quantity === lines[index]?.quantity);
  const taken = fitting.filter((line) => line.quantity > 0);
  if (taken.length === 0 || (entry.only_together && !isWhole)) return succeed(false);

  const buyer = { session: null, network: null, key: null };
  await leaveReference(trx, referenceOfOffer(secret));
  const { hold } = await openHold(trx, referenceOfOffer(secret), {
    ...{ now, renewals: 0, couponId: null, passId: null, buyer },
  });
  await updateHold(trx, hold, { is_offer: true, expires_at: until });
  await trx
    .updateTable('waiting_entries')
    .set({ state: 'offered', hold_id: hold.id, offered_until: until })
    .where('id', '=', entry.id)
    .execute();
  const held = await claimLines(office, trx, {
    holdId: hold.id,
    lines: taken,
    moves,
    seating: { consent: entry.only_together ? 'one-row' : 'anywhere' },
    audience: 'waiting-list',
  });
  if (!held.ok) return fail({ code: held.error.code });
  moves.push(await reserveForWaiting(trx, entry.pool_id));
  const [notified] = await findEntries(trx, { secret }, now);
  await office.onWaiting(trx, notified as WaitingEntry, { kind: 'offered', at: now });
  return succeed(true);
}

/** Reads the items an entry waits for at today's prices, as far as they are still sold. */
async function itemsOf(trx: Trx, entry: WaitingRow, now: Instant): Promise<OrderedItem[]> {
  const pool = await trx
    .selectFrom('pools')
    .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .select(['pools.block_id', 'seat_groups.code'])
    .where('pools.id', '=', entry.pool_id)
    .executeTakeFirstOrThrow();
  const order = { jetId: entry.performance_id, seatGroup: pool.code, blockId: pool.block_id, tickets: [] };
  const items = await findSaleItems(trx, order, now);
  return entry.wanted.flatMap(({ saleTypeId, quantity }) => {
    const item = items.find((each) => each.saleTypeId === saleTypeId);
    return item && isOnSale(item, now) ? [{ item, quantity }] : [];
  });
}

function earliest(one: Instant | null, other: Instant | null): Instant | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Ends an entry whose places will not become available any more, and notifies the customer. */
function end(office: Office, secret: string): Promise<void> {
  return changeEntry(office, secret, async (trx, entry) => {
    if (entry.state !== 'waiting') return;
    const now = await office.databaseClock(trx);
    await endEntry(trx, { secret, state: 'over', now });
    const [notified] = await findEntries(trx, { secret }, now);
    await office.onWaiting(trx, notified as WaitingEntry, { kind: 'over', at: now });
  });
}

async function changeEntry(
  office: Office,
  secret: string,
  change: (trx: Trx, entry: WaitingRow) => Promise<void>,
): Promise<void> {
  await office.guard.transaction(office.db, async (trx) => {
    const entry = await lockEntry(trx, office.engine, secret);
    if (entry) await change(trx, entry);
  });
}

/** Keeps no more of a pool than those who still wait can use. */
async function closeWaiting(office: Office, poolId: number): Promise<void> {
  const moves: PoolMove[] = [];
  await office.guard.transaction(office.db, async (trx) => {
    await lockFreePlaces(trx, office.engine, [poolId]);
    moves.push(await reserveForWaiting(trx, poolId));
  });
  await announce(office, moves);
}
