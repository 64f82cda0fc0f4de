import type { Db, Trx } from '#features/database.server.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { LedgerReport } from './ledger-line.ts';

export interface Closing {
  id: number;
  day: Day;
  closedAt: Instant;
  closedBy: number;
  report: LedgerReport;
}

/** A closing with the name of its author; `null` once their account is deleted. */
export type NamedClosing = Closing & { closerName: string | null };

/** Closes a day; `null` when it is closed already. Concurrent calls wait for the first. */
export async function insertClosing(
  trx: Trx,
  { day, closedAt, closedBy, report }: Omit<Closing, 'id'>,
): Promise<number | null> {
  const row = await trx
    .insertInto('closings')
    .values({ day, closed_at: closedAt, closed_by: closedBy, report: toJson(report) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const AT_ONCE = 500;

/** Notes which payments fall into a closing; gives those that no other has taken. */
export async function claimPayments(trx: Trx, closingId: number, paymentIds: number[]): Promise<Set<number>> {
  const claimed = new Set<number>();
  for (let start = 0; start < paymentIds.length; start += AT_ONCE) {
    const ids = paymentIds.slice(start, start + AT_ONCE);
    const rows = await trx
      .insertInto('closing_payments')
      .values(ids.map((payment_id) => ({ payment_id, closing_id: closingId })))
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .returning('payment_id')
      .execute();
    for (const { payment_id } of rows) claimed.add(payment_id);
  }
  return claimed;
}

/** Writes the sums of a closing down, in the transaction that closes the day. */
export async function writeReport(trx: Trx, id: number, report: LedgerReport): Promise<void> {
  await trx
    .updateTable('closings')
    .set({ report: toJson(report) })
    .where('id', '=', id)
    .execute();
}

/** Closings, the latest day first. */
export async function findClosings(
  db: Db | Trx,
  { atMost, after = 0 }: { atMost: number; after?: number },
): Promise<NamedClosing[]> {
  const rows = await closingsQuery(db).orderBy('day', 'desc').limit(atMost).offset(after).execute();
  return rows.map(toClosing);
}

/** The closing of a day; `null` as long as it has none. */
export async function findClosing(db: Db, day: Day): Promise<NamedClosing | null> {
  const row = await closingsQuery(db).where('day', '=', day).executeTakeFirst();
  return row ? toClosing(row) : null;
}

export async function countClosings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('closings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function closingsQuery(db: Db | Trx) {
  return db
    .selectFrom('closings')
    .leftJoin('users', 'users.id', 'closings.closed_by')
    .select(['closings.id', 'day', 'closed_at', 'closed_by', 'report', 'first_name', 'last_name']);
}

type ClosingRow = Awaited<ReturnType<ReturnType<typeof closingsQuery>['executeTakeFirstOrThrow']>>;

function toClosing({
  id,
  day,
  closed_at,
  closed_by,
  report,
  first_name,
  last_name,
}: ClosingRow): NamedClosing {
  const closerName = first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim();
  return { id, day, report, closedAt: closed_at, closedBy: closed_by, closerName };
}
