import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type EventRow, toEventRow } from './event-row.ts';
import { findDeskEvents } from './event-store.server.ts';

/** Data of the page of sales. */
export interface DeskEventsPage {
  rows: EventRow[];
  query: string;
  total: number;
  page: number;
  pages: number;
  /** May work on sales; others see the lists at the door alone. */
  canSell: boolean;
}

const ROWS_A_PAGE = 25;
const MAX_WORDS = 8;

/** The events that are not over, the next first. */
export async function loadDeskEventsPage(
  { db, clock }: { db: Db; clock: Clock },
  { query, page }: { query: string; page: number },
  { staff, language }: { staff: Principal; language: Language },
): Promise<DeskEventsPage> {
  const now = clock.now();
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const { events, total } = await findDeskEvents(db, { words, from: now }, { page, pageSize: ROWS_A_PAGE });
  return {
    rows: events.map((event) => toEventRow(event, now, language)),
    query,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    canSell: can(staff, 'sell'),
  };
}
