import { type Period, usualPeriod } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { countClosings, findClosings } from './closing-store.server.ts';
import { findOpenDays, findOpenSums, type OpenDay } from './ledger-store.server.ts';
import { momentWords } from './moment-words.ts';

/** A day that is closed, as a row. */
export interface ClosedRow {
  day: Day;
  count: number;
  cents: number;
  /** `Fr 20. November, 19:04` and its author, where known. */
  closed: string;
  by: string | null;
}

/** Data of the page of closings. */
export interface ClosingsPage {
  today: Day;
  /** The latest day that is closed. */
  latest: Day | null;
  open: OpenDay[];
  /** Of all days that are open. */
  openSum: { count: number; cents: number };
  closed: ClosedRow[];
  page: number;
  pages: number;
  /** Amount orders are still to bring in, and amount the venue owes. */
  toComeCents: number;
  owedCents: number;
  period: Period;
}

const ROWS_A_PAGE = 25;
/** More days than anybody leaves open; the sum is of all of them. */
const MAX_OPEN = 62;

/** Open days, closed days, and amounts outstanding. */
export async function loadClosingsPage(
  { db, clock }: { db: Db; clock: Clock },
  { page }: { page: number },
  language: Language,
): Promise<ClosingsPage> {
  const [open, count, closed, [latest], outstanding] = await Promise.all([
    findOpenDays(db),
    countClosings(db),
    findClosings(db, { atMost: ROWS_A_PAGE, after: (page - 1) * ROWS_A_PAGE }),
    findClosings(db, { atMost: 1 }),
    findOpenSums(db),
  ]);
  return {
    today: clock.today(),
    latest: latest?.day ?? null,
    open: open.slice(-MAX_OPEN),
    openSum: {
      count: open.reduce((sum, each) => sum + each.count, 0),
      cents: open.reduce((sum, { cents }) => sum + cents, 0),
    },
    closed: closed.map(({ day, closedAt, closerName, report }) => ({
      ...{ day, count: report.count, cents: report.totalCents },
      closed: momentWords(closedAt, language),
      by: closerName,
    })),
    page,
    pages: Math.max(1, Math.ceil(count / ROWS_A_PAGE)),
    toComeCents: outstanding.openCents,
    owedCents: outstanding.owedCents,
    period: usualPeriod(clock.today()),
  };
}
