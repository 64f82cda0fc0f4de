import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CheckInServices } from './admit.server.ts';
import { addHeads, findHeads, findLatestPress, isCounted, lockCount } from './heads-store.server.ts';

/** People without a ticket who go through the door of an event: above zero in, below out. */
export interface CountedHeads {
  /** Made by the phone: the same press counts once. */
  id: string;
  eventId: number;
  heads: number;
  door: string;
  /** How long the press waited on its phone, in milliseconds. */
  waitedMs?: number;
}

/**
 * Counts people without a ticket at the door of an event, such as all visitors of a free one (docs/product/check-in.md#heads), and gives how
 * many are inside then. Nobody goes out who did not come in: by the moments of the presses the count never falls below zero, in whatever order they arrive. Needs `check-in`.
 */
export function countHeads(
  services: CheckInServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { id, eventId, heads, door, waitedMs = 0 }: CountedHeads,
): Promise<Result<number, 'UNKNOWN_EVENT'>> {
  return inWrite(services, staff, 'check-in', async ({ trx, now, record }) => {
    if (!(await lockCount(trx, services.engine, eventId))) return fail('UNKNOWN_EVENT');
    const before = (await findHeads(trx, [eventId])).get(eventId) ?? 0;
    if (heads === 0 || (await isCounted(trx, { id, event_id: eventId }))) return succeed(before);
    await addHeads(trx, {
      ...{ id, event_id: eventId, heads, door },
      ...{ counted_by: staff.id, counted_at: now },
      pressed_at: await momentOf(trx, { eventId, waitedMs, now }),
    });
    const after = (await findHeads(trx, [eventId])).get(eventId) ?? 0;
    record({
      ...{ entity: 'events', id: String(eventId), tags: [] },
      before: { counted: before },
      after: { counted: after, door },
    });
    return succeed(after);
  });
}

/** Moment of a press: one that was sent at once follows all before it, also within a millisecond. */
async function momentOf(
  trx: Trx,
  { eventId, waitedMs, now }: { eventId: number; waitedMs: number; now: Instant },
): Promise<Instant> {
  if (waitedMs > 0) return new Date(Date.parse(now) - waitedMs).toISOString();
  const latest = await findLatestPress(trx, eventId);
  return latest !== null && latest >= now ? new Date(Date.parse(latest) + 1).toISOString() : now;
}
