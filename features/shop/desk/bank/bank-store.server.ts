import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { BankLine } from './reading/statement.ts';

/** A line as it is stored; `orders`: numbers of those it was booked to, `restCents`: cents that are not booked. */
export type StoredLine = Selectable<Tables['bank_lines']> & {
  format: string;
  orders: string[];
  restCents: number;
  decider: string | null;
};
type StatementRow = Omit<Insertable<Tables['bank_statements']>, 'id' | 'new_count'>;

/** Part of the lines: those somebody has to decide about, booked, set aside, and money that went out. */
export const BANK_VIEWS = ['open', 'booked', 'aside', 'out'] as const;
export type BankView = (typeof BANK_VIEWS)[number];

const AT_ONCE = 200;

/** Notes a file; `null` when the same was read before. Who comes at the same moment waits for the first. */
export async function insertStatement(trx: Trx, statement: StatementRow): Promise<number | null> {
  const row = await trx
    .insertInto('bank_statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores the lines that no file had before; gives how many. In the order of their keys, so that two files at once never wait for each other. */
export async function insertLines(
  trx: Trx,
  statementId: number,
  lines: readonly { key: string; line: BankLine }[],
): Promise<number> {
  const sorted = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  let added = 0;
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = await trx
      .insertInto('bank_lines')
      .values(sorted.slice(start, start + AT_ONCE).map(({ key, line }) => toRow(key, line, statementId)))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute();
    added += rows.length;
  }
  await trx.updateTable('bank_statements').set({ new_count: added }).where('id', '=', statementId).execute();
  return added;
}

function toRow(key: string, { bookedOn, valuedOn, ...line }: BankLine, statement_id: number) {
  return { ...line, key, statement_id, booked_on: bookedOn, valued_on: valuedOn };
}

/** Lines of one part, the latest first. */
export async function findLines(
  db: Db,
  view: BankView,
  { atMost, after = 0 }: { atMost: number; after?: number },
): Promise<StoredLine[]> {
  const rows = await ofView(db, view)
    .innerJoin('bank_statements', 'bank_statements.id', 'bank_lines.statement_id')
    .leftJoin('users', 'users.id', 'bank_lines.decided_by')
    .selectAll('bank_lines')
    .select(['bank_statements.format', 'users.first_name', 'users.last_name'])
    .orderBy('booked_on', 'desc')
    .orderBy('bank_lines.id', 'desc')
    .limit(atMost)
    .offset(after)
    .execute();
  const payments = await findPaymentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ first_name, last_name, ...line }) => ({
    ...line,
    orders: (payments.get(line.id) ?? []).map(({ number }) => number),
    restCents: (payments.get(line.id) ?? []).reduce((rest, { cents }) => rest - cents, line.cents),
    decider: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
  }));
}

/** Payments that lines were booked as, in their order, by line. */
async function findPaymentsOf(db: Db | Trx, lines: readonly number[]) {
  if (lines.length === 0) return new Map<number, { number: string; cents: number }[]>();
  const first = await db
    .selectFrom('bank_lines')
    .innerJoin('payments', 'payments.id', 'bank_lines.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['bank_lines.id as line', 'payments.id', 'payments.cents', 'orders.number'])
    .where('bank_lines.id', 'in', lines)
    .execute();
  const further = await db
    .selectFrom('bank_line_payments')
    .innerJoin('payments', 'payments.id', 'bank_line_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['bank_line_payments.line_id as line', 'payments.id', 'payments.cents', 'orders.number'])
    .where('bank_line_payments.line_id', 'in', lines)
    .execute();
  return Map.groupBy(
    [...first, ...further].toSorted((a, b) => a.id - b.id),
    ({ line }) => line,
  );
}

export async function countLines(db: Db, view: BankView): Promise<number> {
  const { count } = await ofView(db, view)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function ofView(db: Db, view: BankView) {
  const lines = db.selectFrom('bank_lines');
  // Open again, with a payment left, is a line of which one of several was taken back.
  if (view === 'booked') return lines.where('payment_id', 'is not', null).where('decided_at', 'is not', null);
  if (view === 'aside') return lines.where('set_aside_reason', 'is not', null);
  // Literals, so that the index of the part is found.
  return view === 'out'
    ? lines.where(sql<boolean>`decided_at is null and bank_lines.kind = 'debit'`)
    : lines.where(sql<boolean>`decided_at is null and bank_lines.kind <> 'debit'`);
}

/** The files that were read last. */
export function findStatements(db: Db, atMost: number) {
  return db
    .selectFrom('bank_statements')
    .leftJoin('users', 'users.id', 'bank_statements.read_by')
    .selectAll('bank_statements')
    .select(['users.first_name', 'users.last_name'])
    .orderBy('bank_statements.id', 'desc')
    .limit(atMost)
    .execute();
}

/** Takes an open line for a decision, with the cents that are not booked; `null` when somebody has decided about it. Who comes at the same moment waits for the first. */
export async function takeOpenLine(trx: Trx, id: number, { by, at }: { by: number; at: Instant }) {
  const row = await trx
    .updateTable('bank_lines')
    .set({ decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning(['cents', 'currency', 'kind'])
    .executeTakeFirst();
  if (!row) return null;
  const payments = (await findPaymentsOf(trx, [id])).get(id) ?? [];
  return { ...row, restCents: payments.reduce((rest, { cents }) => rest - cents, row.cents) };
}

/** Notes a payment that a line was booked as. */
export async function tieLine(trx: Trx, id: number, paymentId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_lines')
    .set({ payment_id: paymentId })
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await trx.insertInto('bank_line_payments').values({ line_id: id, payment_id: paymentId }).execute();
}

export async function noteSetAside(trx: Trx, id: number, reason: string): Promise<void> {
  await trx.updateTable('bank_lines').set({ set_aside_reason: reason }).where('id', '=', id).execute();
}

const OPEN = { set_aside_reason: null, decided_by: null, decided_at: null };

/** Opens a line again that was set aside; gives the reason it was, `null` when it is not set aside. */
export async function reopenLine(trx: Trx, id: number): Promise<string | null> {
  const line = await trx
    .selectFrom('bank_lines')
    .select('set_aside_reason')
    .where('id', '=', id)
    .executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable('bank_lines')
    .set(OPEN)
    .where('id', '=', id)
    .where('set_aside_reason', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? (line?.set_aside_reason ?? '') : null;
}

/** Opens the line again that a payment was booked from, because the payment was taken back as a mistake; what else it paid stays booked. */
export async function releaseLineOf(trx: Trx, paymentId: number): Promise<void> {
  await trx
    .updateTable('bank_lines')
    .set({ ...OPEN, payment_id: null })
    .where('payment_id', '=', paymentId)
    .execute();
  const part = await trx
    .deleteFrom('bank_line_payments')
    .where('payment_id', '=', paymentId)
    .returning('line_id')
    .executeTakeFirst();
  if (part) await trx.updateTable('bank_lines').set(OPEN).where('id', '=', part.line_id).execute();
}

/** Lines of another format that say the same of day, amount and other side: the same money may have come in with two kinds of files. */
export async function findTwins(db: Db, lines: readonly StoredLine[]): Promise<Set<number>> {
  if (lines.length === 0) return new Set();
  const days = [...new Set(lines.map(({ booked_on }) => booked_on))];
  const others = await db
    .selectFrom('bank_lines')
    .innerJoin('bank_statements', 'bank_statements.id', 'bank_lines.statement_id')
    .select(['bank_lines.id', 'booked_on', 'cents', 'currency', 'name', 'iban', 'format'])
    .where('booked_on', 'in', days)
    .where('bank_lines.kind', '<>', 'debit')
    .execute();
  const isTwin = (line: StoredLine) =>
    others.some(
      (other) =>
        other.format !== line.format &&
        other.booked_on === line.booked_on &&
        other.cents === line.cents &&
        other.currency === line.currency,
    );
  return new Set(lines.filter(isTwin).map(({ id }) => id));
}
