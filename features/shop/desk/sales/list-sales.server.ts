import { findDoorCounts } from '#features/box-office/order-store/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { countWaiting } from './door-store.server.ts';
import { type DeskEvent, findDeskEvents } from './event-store.server.ts';
import { type SaleState, saleState } from './sale-state.ts';

/** Filters of a list of sales. */
export interface SalesQuery {
  words: readonly string[];
  isOver: boolean;
  isWaitedFor: boolean;
}

/** An event with how it is sold, who waits for places, and who came. */
export interface Sale {
  event: DeskEvent;
  state: SaleState;
  waiting: number;
  expected: number;
  inside: number;
}

/** One page of events: those that are not over, the next first; or those that are, the latest first. */
export async function listSales(
  { db, clock }: { db: Db; clock: Clock },
  { words, isOver, isWaitedFor }: SalesQuery,
  paging: { page: number; pageSize: number },
): Promise<{ sales: Sale[]; total: number }> {
  const now = clock.now();
  const time = isOver ? { until: now } : { from: now };
  const { events, total } = await findDeskEvents(db, { words, isWaitedFor, ...time }, paging);
  const ids = events.flatMap(({ jetId }) => jetId ?? []);
  const [waiting, doors] = await Promise.all([countWaiting(db, ids), findDoorCounts(db, ids)]);
  const sales = events.map((event) => ({
    event,
    state: saleState(event, now),
    waiting: waiting.get(event.jetId ?? 0) ?? 0,
    ...(doors.get(event.jetId ?? 0) ?? { expected: 0, inside: 0 }),
  }));
  return { sales, total };
}
