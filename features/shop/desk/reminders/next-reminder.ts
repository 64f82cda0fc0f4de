import type { InvoiceReminders } from '#features/core/settings/index.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Facts about an unpaid invoice that its reminders follow from. */
export interface UnpaidInvoice {
  issuedAt: Instant;
  sent: readonly { step: number; at: Instant }[];
}

export interface NextReminder {
  step: number;
  /** Day from which it is sent. */
  day: Day;
}

const LAST_STEP = 3;

/**
 * The reminder that follows for an unpaid invoice, and when; `null` after the last. Each is counted from the one before, so that
 * reminders that are switched on late, or were late themselves, never come on each other's heels. After a later
 * invoice it is counted from that one, and after the last reminder they begin with the friendly one again.
 */
export function nextReminder(
  { issuedAt, sent }: UnpaidInvoice,
  { friendlyDays, firstDays, secondDays }: InvoiceReminders,
): NextReminder | null {
  const latest = sent.toSorted((a, b) => a.step - b.step).at(-1);
  const last = latest?.step === LAST_STEP && latest.at < issuedAt ? undefined : latest;
  const step = (last?.step ?? 0) + 1;
  const days = [friendlyDays, firstDays, secondDays][step - 1];
  if (days === undefined) return null;
  const since = last && last.at > issuedAt ? last.at : issuedAt;
  return { step, day: addDays(dayOf(since), days) };
}
