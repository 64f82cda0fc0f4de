import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import type { Actor, Principal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';
import { type NextReminder, nextReminder } from './next-reminder.ts';
import {
  deleteReminders,
  findUnpaidInvoice,
  findUnpaidInvoices,
  noteReminder,
  type UnpaidOrder,
  writePause,
} from './reminder-store.server.ts';

type Services = OrderDeskServices & { databaseClock: DatabaseClock };

const ACTOR = { system: 'invoice reminders' };
const PAGE = 200;
/** Emails, by step. */
const NEWS = ['invoice-reminder', 'first-notice', 'second-notice'] as const;
const permission = 'reconcile-bank';

/** An unpaid order with the reminder that follows; `next` is `null` after the last. */
export type OverdueOrder = UnpaidOrder & { next: NextReminder | null };

/** Orders whose invoices are overdue for the friendly reminder at least; none while reminders are off. */
export async function findOverdue({
  db,
  databaseClock,
}: Pick<Services, 'db' | 'databaseClock'>): Promise<OverdueOrder[]> {
  const { invoiceReminders } = await findSettings(db);
  if (!invoiceReminders.isOn) return [];
  const today = dayOf(await databaseClock(db));
  const issuedBefore = instantAt(addDays(today, 1 - invoiceReminders.friendlyDays), '00:00');
  const found: OverdueOrder[] = [];
  for (let after = 0; ; ) {
    const part = await findUnpaidInvoices(db, { issuedBefore, after, atMost: PAGE });
    found.push(...part.map((order) => ({ ...order, next: nextReminder(order, invoiceReminders) })));
    if (part.length < PAGE) return found;
    after = part.at(-1)?.id ?? after;
  }
}

/**
 * Sends the reminders of invoices that are due, each step once (docs/product/box-office.md#invoice-reminders); returns how many.
 * Each order is checked again behind its lock: a concurrent payment or a reminder from another node counts.
 */
export async function remindOfInvoices(services: Services): Promise<number> {
  const today = dayOf(await services.databaseClock(services.db));
  let sent = 0;
  for (const { number, next, pausedFor } of await findOverdue(services)) {
    if (!next || next.day > today || pausedFor !== null) continue;
    const reminded = await remind(services, ACTOR, { number, step: next.step, today });
    if (reminded.ok && reminded.value) sent += 1;
  }
  return sent;
}

type Refusal = { code: 'NOTHING_TO_REMIND' | 'REMINDERS_OFF' | 'UNKNOWN_ORDER' };
type Staff = Pick<Principal, 'id' | 'role'>;

/** Sends the next reminder of an order before its day. Pressed twice, it is sent once; refused while reminders are off. Needs `reconcile-bank`. */
export async function remindNow(
  services: Services,
  staff: Staff,
  { number, step }: { number: string; step: number },
): Promise<Result<null, Refusal>> {
  const reminded = await remind(services, staff, { number, step, today: null });
  if (!reminded.ok) return reminded;
  return reminded.value ? succeed(null) : fail({ code: 'NOTHING_TO_REMIND' });
}

/** `today`: only where it is due, and not paused; `null`: at once. Gives whether it was sent. */
async function remind(
  services: Services,
  actor: Actor,
  { number, step, today }: { number: string; step: number; today: Day | null },
): Promise<Result<boolean, Refusal>> {
  const { invoiceReminders } = await findSettings(services.db);
  if (!invoiceReminders.isOn) return fail({ code: 'REMINDERS_OFF' });
  let isSent = false;
  const changed = await changeOrder<Refusal>(
    services,
    actor,
    { number, permission },
    async ({ trx, order }) => {
      isSent = false;
      if (!mayBeReminded(order)) return succeed(null);
      const unpaid = await findUnpaidInvoice(trx, number);
      const next = unpaid && nextReminder(unpaid, invoiceReminders);
      if (!unpaid || next?.step !== step || unpaid.pausedFor !== null) return succeed(null);
      if (today !== null && next.day > today) return succeed(null);
      const now: Instant = await services.databaseClock(trx);
      // A later invoice begins again: its steps are noted in place of those before it.
      if (step === 1) await deleteReminders(trx, unpaid.id);
      isSent = await noteReminder(trx, { order_id: unpaid.id, step, sent_at: now });
      const news = NEWS[step - 1];
      if (!isSent || !news) return succeed(null);
      return succeed({ news, auditDetails: { invoice_reminder: step } });
    },
  );
  return changed.ok ? succeed(isSent) : changed;
}

const mayBeReminded = (order: Order): boolean =>
  order.paymentMethod === 'on-account' && !order.isTest && !order.isDisputed && openCents(order) > 0;

/** Pauses the reminders of an order with a reason, or resumes them (`null`). Needs `reconcile-bank`. */
export function pauseReminders(
  services: Services,
  staff: Staff,
  { number, reason }: { number: string; reason: string | null },
): Promise<Result<unknown, Refusal>> {
  return changeOrder<Refusal>(services, staff, { number, permission }, async ({ trx }) => {
    const unpaid = await findUnpaidInvoice(trx, number);
    if (!unpaid) return fail({ code: 'NOTHING_TO_REMIND' });
    if (unpaid.pausedFor === reason) return succeed(null);
    await writePause(trx, unpaid.id, reason);
    const auditDetails = reason === null ? { reminders_resumed: true } : { reminders_paused: reason };
    return succeed({ news: null, auditDetails });
  });
}
