import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type CloseDayError, refusalToClose } from './close-day.server.ts';
import { findClosing, findClosings, type NamedClosing } from './closing-store.server.ts';
import { yearBegin } from './datev/booking-batch.ts';
import { daysOf, type LedgerLine, type LedgerReport } from './ledger-line.ts';
import { ledgerReport } from './ledger-report.ts';
import { type Abortable, findLedger } from './ledger-store.server.ts';

/** The books of a day: closed, or a preview of the closing. */
export interface DaySheet {
  day: Day;
  closing: NamedClosing | null;
  isToday: boolean;
  /** Reason it cannot be closed; `null` where it can, and once it is. */
  refusal: CloseDayError['code'] | null;
  report: LedgerReport;
  lines: LedgerLine[];
  /** From which day to which its payments are. */
  days: { from: Day; to: Day };
  /** They lie in one year of the books, as a batch for DATEV has to. */
  isOneYear: boolean;
}

export async function findDaySheet(
  { db, clock }: { db: Db; clock: Clock },
  day: Day,
  abortable: Abortable = {},
): Promise<DaySheet> {
  const today = clock.today();
  const closing = await findClosing(db, day);
  const [latest] = await findClosings(db, { atMost: 1 });
  const refusal = closing ? null : (refusalToClose(day, { today, latest })?.code ?? null);
  const lines = closing
    ? await findLedger(db, { closingId: closing.id }, abortable)
    : refusal === null
      ? await findLedger(db, { unclosedUpTo: day }, abortable)
      : [];
  const days = daysOf(day, lines);
  const { bookkeeping } = await findSettings(db);
  return {
    ...{ day, closing, refusal, lines, days, isToday: day === today },
    report: closing?.report ?? ledgerReport(lines),
    isOneYear: yearBegin(days.from, bookkeeping) === yearBegin(days.to, bookkeeping),
  };
}
