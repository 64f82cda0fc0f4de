import {
  findBlocks,
  findPoolPlaces,
  freeBlock,
  insertBlock,
  type PoolPlaces,
  setCapacity,
} from '#features/box-office/holds/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
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

/** Keeps free places back, with a reason. */
export function blockPlaces(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  { poolId, places, reason }: { poolId: number; places: number; reason: string },
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const find = () => poolOf(trx, event, poolId);
    if (!(await find())) return fail({ code: 'UNKNOWN_POOL' });
    const id = await insertBlock(trx, { poolId, places, reason, at: now });
    if (id !== null) return succeed({ reason });
    const left = await find();
    const free = left ? left.capacity + left.overbooked - left.blocked - left.held - left.sold : 0;
    return fail({ code: 'NOT_FREE', places: Math.max(0, free) });
  });
}

/** Releases blocked places; released ones are unaffected. */
export function freePlaces(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  blockId: number,
): Outcome {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const blocks = event.jetId === null ? [] : await findBlocks(trx, event.jetId);
    const block = blocks.find(({ id }) => id === blockId);
    if (!block) return fail({ code: 'UNKNOWN_BLOCK' });
    await freeBlock(trx, block, now);
    return succeed({});
  });
}

async function poolOf(trx: Trx, { jetId }: DeskEvent, poolId: number): Promise<PoolPlaces | undefined> {
  const pools = jetId === null ? [] : await findPoolPlaces(trx, jetId);
  return pools.find(({ id }) => id === poolId);
}
