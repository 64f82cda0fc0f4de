import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { UnpaidInvoice } from './next-reminder.ts';

/** An order on account with something open, and what was sent about its latest invoice. */
export interface UnpaidOrder extends UnpaidInvoice {
  id: number;
  number: string;
  name: string;
  openCents: number;
  /** Why nobody is reminded; `null` where they are. */
  pausedFor: string | null;
}

const LATEST_INVOICE = sql<Instant>`(select max(issued_at) from invoices where invoices.order_id = orders.id)`;

/** Unpaid orders on account whose latest invoice is from before an instant, by id, behind another one. */
export async function findUnpaidInvoices(
  db: Db,
  { issuedBefore, after, atMost }: { issuedBefore: Instant; after: number; atMost: number },
): Promise<UnpaidOrder[]> {
  const rows = await unpaid(db)
    // Literals, so that the index of these orders is found.
    .where(sql<boolean>`payment_method = 'on-account' and order_state = 'open'`)
    .where(LATEST_INVOICE, '<=', issuedBefore)
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(atMost)
    .execute();
  return withSent(db, rows);
}

/** The same of one order, whatever its state. */
export async function findUnpaidInvoice(trx: Trx, number: string): Promise<UnpaidOrder | null> {
  const rows = await unpaid(trx).where('orders.number', '=', number).execute();
  return (await withSent(trx, rows))[0] ?? null;
}

function unpaid(db: Db | Trx) {
  return db
    .selectFrom('orders')
    .leftJoin('invoice_reminder_pauses', 'invoice_reminder_pauses.order_id', 'orders.id')
    .select([
      ...(['orders.id', 'number', 'first_name', 'last_name', 'invoice_recipient'] as const),
      ...(['due_cents', 'paid_cents', 'reason'] as const),
    ])
    .select(LATEST_INVOICE.as('issued_at'));
}

type Row = Awaited<ReturnType<ReturnType<typeof unpaid>['execute']>>[number];

async function withSent(db: Db | Trx, rows: Row[]): Promise<UnpaidOrder[]> {
  const known = rows.filter(({ issued_at }) => issued_at !== null);
  if (known.length === 0) return [];
  const reminders = await db
    .selectFrom('invoice_reminders')
    .selectAll()
    .where(
      'order_id',
      'in',
      known.map(({ id }) => id),
    )
    .execute();
  const sent = Map.groupBy(reminders, ({ order_id }) => order_id);
  return known.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.invoice_recipient?.organisation ?? `${row.first_name} ${row.last_name}`.trim(),
    openCents: row.due_cents - row.paid_cents,
    issuedAt: row.issued_at,
    sent: (sent.get(row.id) ?? []).map(({ step, sent_at }) => ({ step, at: sent_at })),
    pausedFor: row.reason,
  }));
}

/** Forgets which reminders of an order were sent. */
export async function deleteReminders(trx: Trx, orderId: number): Promise<void> {
  await trx.deleteFrom('invoice_reminders').where('order_id', '=', orderId).execute();
}

/** Notes a reminder; `false` when that step was noted before. */
export async function noteReminder(
  trx: Trx,
  reminder: { order_id: number; step: number; sent_at: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('invoice_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Pauses the reminders of an order, or resumes them (`null`). */
export async function writePause(trx: Trx, orderId: number, reason: string | null): Promise<void> {
  await trx.deleteFrom('invoice_reminder_pauses').where('order_id', '=', orderId).execute();
  if (reason !== null)
    await trx.insertInto('invoice_reminder_pauses').values({ order_id: orderId, reason }).execute();
}
