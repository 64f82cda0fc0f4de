import type { Trx } from '#features/database.server.ts';
import { claimPayments, insertClosing } from '#features/shop/desk/closings/closing-store.server.ts';
import type { LedgerLine } from '#features/shop/desk/closings/ledger-line.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { ledgerSlices } from '#features/shop/desk/closings/ledger-store.server.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Closes every day before `now` that has payments, as a box office does in the evening. */
export async function addClosings(trx: Trx, now: Instant): Promise<void> {
  const { id: closedBy } = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirstOrThrow();
  const days = new Map<Day, LedgerLine[]>();
  for await (const lines of ledgerSlices(trx, { unclosedUpTo: addDays(dayOf(now), -1) }))
    for (const line of lines) {
      const day = dayOf(line.at);
      days.set(day, [...(days.get(day) ?? []), line]);
    }
  for (const [day, lines] of [...days].toSorted(([one], [other]) => one.localeCompare(other))) {
    const id = await insertClosing(trx, { day, closedAt: now, closedBy, report: ledgerReport(lines) });
    if (id === null) continue;
    await claimPayments(
      trx,
      id,
      lines.map(({ paymentId }) => paymentId),
    );
  }
}
