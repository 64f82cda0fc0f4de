import {
  findBlocks,
  findEndedBlocks,
  findPoolPlaces,
  freeBlock,
  insertBlock,
  type PoolPlaces,
  setCapacity,
} from '#features/box-office/holds/index.server.ts';
import { findPoolsOfSeats } from '#features/box-office/seating/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import type { DeskEvent } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';

type Outcome = Promise<Result<DeskEvent, SaleError>>;

/** Sets how many places a pool has, never below what is sold, held or blocked. */
export function changeCapacity(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  { poolId, capacity }: { poolId: number; capacity: number },
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, event }) => {
    const find = () => poolOf(trx, event, poolId);
    const pool = await find();
    if (!pool) return fail({ code: 'UNKNOWN_POOL' });
    if (pool.isSeated) return fail({ code: 'HAS_SEATS' });
    if (await setCapacity(trx, poolId, capacity)) return succeed({});
    const now = await find();
    return fail({ code: 'TAKEN', places: now ? now.sold + now.held + now.blocked - now.overbooked : 0 });
  });
}

/** Why places are blocked, and for whom: those for the desk may be sold there, and from a moment on by everybody. */
export interface Blocking {
  reason: string;
  isForDesk?: boolean;
  endsAt?: Instant | null;
}

/** Blocks free places of a pool, with a reason. */
export function blockPlaces(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  { poolId, places, ...blocking }: Blocking & { poolId: number; places: number },
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const find = () => poolOf(trx, event, poolId);
    if (!(await find())) return fail({ code: 'UNKNOWN_POOL' });
    const block = blockOf(blocking, now);
    if (!block) return fail({ code: 'ENDS_TOO_EARLY' });
    const blocked = await insertBlock(trx, { poolId, places, ...block });
    if (blocked.ok) return succeed({ reason: blocking.reason });
    const left = await find();
    const free = left ? left.capacity + left.overbooked - left.blocked - left.held - left.sold : 0;
    return fail({ code: 'NOT_FREE', places: Math.max(0, free) });
  });
}

/** Blocks seats that were chosen on the plan, all or none of them: those of each seat group are a separate block. */
export function blockSeatsOfEvent(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  { seats, ...blocking }: Blocking & { seats: readonly string[] },
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const block = blockOf(blocking, now);
    if (!block) return fail({ code: 'ENDS_TOO_EARLY' });
    const pools = event.jetId === null ? [] : await findPoolsOfSeats(trx, event.jetId, seats);
    const known = new Set(pools.flatMap((pool) => pool.seats));
    const unknown = seats.filter((guid) => !known.has(guid));
    if (unknown.length > 0 || pools.length === 0) return fail({ code: 'SEATS_TAKEN', taken: unknown });
    const taken: string[] = [];
    for (const { poolId, seats: own } of pools) {
      const blocked = await insertBlock(trx, { poolId, places: own.length, seats: own, ...block });
      if (!blocked.ok) taken.push(...(blocked.error.code === 'SEATS_TAKEN' ? blocked.error.taken : own));
    }
    return taken.length > 0 ? fail({ code: 'SEATS_TAKEN', taken }) : succeed({ reason: blocking.reason });
  });
}

function blockOf({ reason, isForDesk = false, endsAt = null }: Blocking, now: Instant) {
  return endsAt !== null && endsAt <= now ? null : { reason, isForDesk, endsAt, at: now };
}

/** Frees a block, or only some of its seats; what is free already remains free. */
export function freePlaces(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  blockId: number,
  seats?: readonly string[],
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const blocks = event.jetId === null ? [] : await findBlocks(trx, event.jetId);
    const block = blocks.find(({ id }) => id === blockId);
    if (!block) return fail({ code: 'UNKNOWN_BLOCK' });
    const { id, poolId } = block;
    await freeBlock(trx, services.engine, { id, poolId, now, ...(seats && { seats }) });
    return succeed({});
  });
}

/** Frees the blocks whose end has come, each once however many nodes try; gives how many there were. For a job. */
export async function freeEndedBlocks(
  services: SaleDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const ended = await findEndedBlocks(services.db, await services.databaseClock(services.db));
  for (const { id, poolId, eventId } of ended)
    await changeSale(services, { system: 'ended blocks' }, eventId, async ({ trx, now }) => {
      await freeBlock(trx, services.engine, { id, poolId, now });
      return succeed({});
    });
  return ended.length;
}

/** Tells if there are such blocks. */
export async function hasEndedBlocks({
  db,
  databaseClock,
}: Pick<SaleDeskServices, 'db'> & { databaseClock: DatabaseClock }): Promise<boolean> {
  return (await findEndedBlocks(db, await databaseClock(db))).length > 0;
}

async function poolOf(trx: Trx, { jetId }: DeskEvent, poolId: number): Promise<PoolPlaces | undefined> {
  const pools = jetId === null ? [] : await findPoolPlaces(trx, jetId);
  return pools.find(({ id }) => id === poolId);
}
