import type { Principal } from '#features/core/access/index.server.ts';
import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type Day, dayOf } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { hasOpenTill } from '../tills/shift-store.server.ts';
import {
  type Closing,
  claimPayments,
  findClosings,
  insertClosing,
  writeReport,
} from './closing-store.server.ts';
import type { LedgerReport } from './ledger-line.ts';
import { ledgerReport } from './ledger-report.ts';
import { findLedger } from './ledger-store.server.ts';

export type CloseDayError =
  /** It has not started yet. */
  | { code: 'DAY_AHEAD' }
  /** A later day is closed. */
  | { code: 'DAY_PASSED' }
  | { code: 'ALREADY_CLOSED' }
  /** A till that was opened by its end is not counted yet. */
  | { code: 'TILL_OPEN' }
  /** Differs from the displayed sums: something was recorded meanwhile. */
  | { code: 'BOOKED_MEANWHILE' };

/** Sums shown to the staff member before they closed a day. */
export type SeenSums = Pick<LedgerReport, 'count' | 'totalCents'>;

/** Reason a day cannot be closed, independently of its payments. */
export function refusalToClose(
  day: Day,
  { today, latest }: { today: Day; latest: Pick<Closing, 'day'> | undefined },
): CloseDayError | null {
  if (day > today) return { code: 'DAY_AHEAD' };
  if (latest?.day === day) return { code: 'ALREADY_CLOSED' };
  return latest && latest.day > day ? { code: 'DAY_PASSED' } : null;
}

/**
 * Closes a day at the venue (docs/decisions/0070): all payments up to its end that no closing has yet, with their sums,
 * immutably. Later payments fall into the next one. With `seen` only if the sums are still the displayed ones. Needs
 * `close-days`.
 */
export function closeDay(
  services: WriteServices & { databaseClock: DatabaseClock },
  staff: Pick<Principal, 'id' | 'role'>,
  day: Day,
  seen?: SeenSums,
): Promise<Result<Closing, CloseDayError>> {
  return inWrite<Closing, CloseDayError>(services, staff, 'close-days', async ({ trx, record }) => {
    const now = await services.databaseClock(trx);
    const [latest] = await findClosings(trx, { atMost: 1 });
    const refusal = refusalToClose(day, { today: dayOf(now), latest });
    if (refusal) return fail(refusal);
    if (await hasOpenTill(trx, day)) return fail({ code: 'TILL_OPEN' });
    const lines = await findLedger(trx, { unclosedUpTo: day });
    const closing = { day, closedAt: now, closedBy: staff.id };
    const id = await insertClosing(trx, { ...closing, report: ledgerReport([]) });
    if (id === null) return fail({ code: 'ALREADY_CLOSED' });
    // Another day may be closed at the same moment: a payment falls into one of them.
    const claimed = await claimPayments(
      trx,
      id,
      lines.map(({ paymentId }) => paymentId),
    );
    const report = ledgerReport(lines.filter(({ paymentId }) => claimed.has(paymentId)));
    const { count, totalCents } = report;
    if (seen && (seen.count !== count || seen.totalCents !== totalCents))
      return fail({ code: 'BOOKED_MEANWHILE' });
    await writeReport(trx, id, report);
    record({
      entity: 'closings',
      id,
      before: null,
      after: { day, count, total_cents: totalCents },
      tags: [],
    });
    return succeed({ id, ...closing, report });
  });
}
