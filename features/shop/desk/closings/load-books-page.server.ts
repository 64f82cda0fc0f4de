import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Period } from '#features/core/resources/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { CloseDayError } from './close-day.server.ts';
import { yearBegin } from './datev/booking-batch.ts';
import { findDaySheet } from './day-sheet.server.ts';
import type { LedgerLine, LedgerReport } from './ledger-line.ts';
import { ledgerReport } from './ledger-report.ts';
import { type Abortable, findLedger } from './ledger-store.server.ts';
import { momentWords } from './moment-words.ts';

/** A sheet of the books: a day that is closed, one that is not yet, or a period. */
export type Sheet =
  | { kind: 'closed'; day: Day; closed: string; by: string | null }
  | { kind: 'open'; day: Day; isToday: boolean; refusal: CloseDayError['code'] | null }
  | ({ kind: 'period' } & Period);

/** Data of the page of a sheet. */
export interface BooksPage {
  sheet: Sheet;
  report: LedgerReport;
  lines: (LedgerLine & { when: string })[];
  page: number;
  pages: number;
  /** They lie in one year of the books, as a batch for DATEV has to. */
  isOneYear: boolean;
  /** May look at the orders behind the lines. */
  canSell: boolean;
}

interface Asked extends Abortable {
  page: number;
  /** All lines below each other, for paper. */
  isForPaper: boolean;
  staff: Principal;
  language: Language;
}

const LINES_A_PAGE = 100;
/** More than a venue takes in on paper; the table as a file has all of them. */
const LINES_ON_PAPER = 5000;

/** The sheet of a day: closed, or a preview of the closing. */
export async function loadDay(
  services: { db: Db; clock: Clock },
  day: Day,
  asked: Asked,
): Promise<BooksPage> {
  const { closing, isToday, refusal, report, lines, isOneYear } = await findDaySheet(services, day, asked);
  const sheet: Sheet = closing
    ? { kind: 'closed', day, by: closing.closerName, closed: momentWords(closing.closedAt, asked.language) }
    : { kind: 'open', day, isToday, refusal };
  return roomOf({ sheet, report, lines, isOneYear }, asked);
}

/** The sheet of a period, summed up uncached. */
export async function loadPeriod({ db }: { db: Db }, period: Period, asked: Asked): Promise<BooksPage> {
  const lines = await findLedger(db, period, asked);
  const { bookkeeping } = await findSettings(db);
  const isOneYear = yearBegin(period.from, bookkeeping) === yearBegin(period.to, bookkeeping);
  return roomOf(
    { sheet: { kind: 'period', ...period }, report: ledgerReport(lines), lines, isOneYear },
    asked,
  );
}

function roomOf(
  { lines, ...books }: Pick<BooksPage, 'sheet' | 'report' | 'isOneYear'> & { lines: readonly LedgerLine[] },
  { page, isForPaper, staff, language }: Asked,
): BooksPage {
  const size = isForPaper ? LINES_ON_PAPER : LINES_A_PAGE;
  const here = isForPaper ? 1 : page;
  return {
    ...books,
    lines: lines
      .slice((here - 1) * size, here * size)
      .map((line) => ({ ...line, when: momentWords(line.at, language) })),
    page: here,
    pages: isForPaper ? 1 : Math.max(1, Math.ceil(lines.length / size)),
    canSell: can(staff, 'sell'),
  };
}
