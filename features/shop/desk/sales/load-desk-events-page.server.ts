import { findDoorCounts } from '#features/box-office/order-store/index.server.ts';
import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { findHeads } from '../check-in/heads-store.server.ts';
import { countWaiting } from './door-store.server.ts';
import { type EventRow, toEventRow } from './event-row.ts';
import { findDeskEvents } from './event-store.server.ts';

/** An event with its waiting list, its expected visitors and its admissions; `counted` came without a ticket. */
export interface SaleRow extends EventRow {
  counted: number;
  waiting: number;
  expected: number;
  inside: number;
}

/** Filters of the list of sales. */
export interface SalesQuery {
  query: string;
  /** Events that are over, instead of those to come. */
  isOver: boolean;
  /** Only events somebody waits for. */
  isWaitedFor: boolean;
  page: number;
}

/** Data of the page of sales. */
export interface DeskEventsPage extends SalesQuery {
  rows: SaleRow[];
  total: number;
  pages: number;
  /** May work on sales; others see the lists at the door alone. */
  canSell: boolean;
}

const ROWS_A_PAGE = 25;
const MAX_WORDS = 8;

/** The events that are not over, the next first; or those that are, the latest first. */
export async function loadDeskEventsPage(
  { db, clock }: { db: Db; clock: Clock },
  asked: SalesQuery,
  { staff, language }: { staff: Principal; language: Language },
): Promise<DeskEventsPage> {
  const now = clock.now();
  const { query, isOver, isWaitedFor, page } = asked;
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const filter = { words, isWaitedFor, ...(isOver ? { until: now } : { from: now }) };
  const { events, total } = await findDeskEvents(db, filter, { page, pageSize: ROWS_A_PAGE });
  const ids = events.flatMap(({ jetId }) => jetId ?? []);
  const [waiting, doors, heads] = await Promise.all([
    countWaiting(db, ids),
    findDoorCounts(db, ids),
    findHeads(
      db,
      events.map(({ id }) => id),
    ),
  ]);
  return {
    ...asked,
    rows: events.map((event) => ({
      ...toEventRow(event, now, language),
      waiting: waiting.get(event.jetId ?? 0) ?? 0,
      counted: heads.get(event.id) ?? 0,
      ...(doors.get(event.jetId ?? 0) ?? { expected: 0, inside: 0 }),
    })),
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    canSell: can(staff, 'sell'),
  };
}
