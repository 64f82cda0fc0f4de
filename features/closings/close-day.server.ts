import { inWrite, type WriteServices } from '#features/audit/index.server.ts';
import type { Principal } from '#features/permissions/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type Day, dayOf } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { ledgerReport } from './ledger-report.ts';
import {
  type Closing,
  claimPayments,
  findClosings,
  findLedger,
  insertClosing,
  writeReport,
} from './store.server.ts';

export type CloseDayError =
  /** It has not begun yet. */
  | { code: 'DAY_AHEAD' }
  /** A later day is closed. */
  | { code: 'DAY_PASSED' }
  | { code: 'ALREADY_CLOSED' };

/**
 * Closes a day at the house (docs/decisions/0070): all payments up to its end that no closing has yet, with their sums, for ever. What
 * is written down later falls into the next one. Needs `close-days`.
 */
export function closeDay(
  services: WriteServices & { databaseClock: DatabaseClock },
  staff: Pick<Principal, 'id' | 'role'>,
  day: Day,
): Promise<Result<Closing, CloseDayError>> {
  return inWrite<Closing, CloseDayError>(services, staff, 'close-days', async ({ trx, record }) => {
    const now = await services.databaseClock(trx);
    if (day > dayOf(now)) return fail({ code: 'DAY_AHEAD' });
    const [latest] = await findClosings(trx, { atMost: 1 });
    if (latest && latest.day > day) return fail({ code: 'DAY_PASSED' });
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
    await writeReport(trx, id, report);
    const { count, totalCents } = report;
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
