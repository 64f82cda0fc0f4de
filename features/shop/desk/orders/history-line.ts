import type { DisputeState, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { AuditEntry } from '#features/core/access/index.server.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Something staff did with an order, as the audit has it. */
export interface HistoryLine {
  id: number | string;
  at: Instant;
  /** Name of the actor, or of the part of the system; `null` for a deleted account. */
  by: string | null;
  what: /** The reference is `null` in entries that have none. */
    | { kind: 'paid' | 'refunded'; cents: number; means: PaymentMeans; reference: string | null }
    /** A sale at the counter, whose payments stand apart. */
    | { kind: 'sold'; cents: number }
    | { kind: 'given-away'; reason: string }
    | { kind: 'undone'; till: string }
    | { kind: 'disputed'; cents: number; state: DisputeState; movedCents: number; feeCents: number }
    | { kind: 'refund-failed'; cents: number; reference: string }
    | { kind: 'reversed'; cents: number; reason: string }
    | { kind: 'cancelled'; tickets: number[]; reason: string }
    | { kind: 'exchanged' | 'added' | 'repriced'; tickets: number[] }
    | { kind: 'seats-changed'; seats: string[] }
    | { kind: 'customer-changed' }
    /** A group ordered, or withdrew, what was held for it. */
    | { kind: 'group-changed'; before: number; after: number }
    | { kind: 'enquiry-ordered' | 'enquiry-withdrawn' }
    | { kind: 'voucher-withdrawn' }
    | { kind: 'voucher-cancelled' | 'pass-cancelled' | 'donation-returned'; reason: string }
    | { kind: 'pass-prolonged'; until: Instant; reason: string }
    | { kind: 'reserved'; until: Instant }
    | { kind: 'invoice-reminded'; step: number }
    | { kind: 'reminders-paused'; reason: string }
    /** A message to everybody with a ticket. */
    | { kind: 'message'; subject: ShownText }
    | {
        kind: 'link-sent' | 'resent' | 'reminded' | 'answers-deleted' | 'voucher-sent' | 'reminders-resumed';
      };
}

/** Returns the history line of an audit entry; `null` for an entry with nothing to show here. */
export function historyLine({ id, at, actor, changes }: AuditEntry): HistoryLine | null {
  const after = (field: string) => changes[field]?.after;
  const by = 'system' in actor ? actor.system : actor.name;
  const line = (what: HistoryLine['what']): HistoryLine => ({ id, at, by, what });
  const reason = String(after('reason') ?? '');
  const added = (field: string) => {
    const before = (changes[field]?.before ?? []) as number[];
    return ((after(field) ?? []) as number[]).filter((each) => !before.includes(each));
  };
  if (changes.undone_at_till) return line({ kind: 'undone', till: String(after('undone_at_till')) });
  if (changes.added) return line({ kind: 'added', tickets: added('added') });
  if (changes.reseated) return line({ kind: 'seats-changed', seats: after('reseated') as string[] });
  if (changes.repriced) return line({ kind: 'repriced', tickets: added('repriced') });
  if (changes.ordered_at) return line({ kind: 'enquiry-ordered' });
  if (changes.withdrawn_by_group) return line({ kind: 'enquiry-withdrawn' });
  if (changes.group_heads) {
    const [was, is] = after('group_heads') as [number, number];
    return line({ kind: 'group-changed', before: was, after: is });
  }
  if (changes.customer) return line({ kind: 'customer-changed' });
  if (changes.exchanged) return line({ kind: 'exchanged', tickets: added('exchanged') });
  if (changes.cancelled) return line({ kind: 'cancelled', tickets: added('cancelled'), reason });
  if (after('donation') === 'given-back') return line({ kind: 'donation-returned', reason });
  if (changes.withdrawn_at) return line({ kind: 'voucher-withdrawn' });
  if (changes.voucher) return line({ kind: 'voucher-cancelled', reason });
  if (changes.pass_valid_until)
    return line({ kind: 'pass-prolonged', until: String(after('pass_valid_until')), reason });
  if (changes.pass) return line({ kind: 'pass-cancelled', reason });
  if (changes.dispute)
    return line({
      kind: 'disputed',
      cents: Number(after('disputed_cents')),
      state: after('dispute_state') as DisputeState,
      movedCents: Number(after('moved_cents') ?? 0),
      feeCents: Number(after('fee_cents') ?? 0),
    });
  if (changes.failed_cents)
    return line({
      kind: 'refund-failed',
      cents: Number(after('failed_cents')),
      reference: String(after('reference')),
    });
  if (changes.paid_cents) {
    const cents = Number(changes.paid_cents.after) - Number(changes.paid_cents.before);
    if (changes.complimentary) return line({ kind: 'given-away', reason: String(after('complimentary')) });
    if (!changes.means)
      return line(cents < 0 ? { kind: 'reversed', cents: -cents, reason } : { kind: 'sold', cents });
    return line({
      kind: cents > 0 ? 'paid' : 'refunded',
      cents: Math.abs(cents),
      means: after('means') as PaymentMeans,
      reference: changes.reference ? String(after('reference')) : null,
    });
  }
  if (changes.link_sent_at) return line({ kind: 'link-sent' });
  if (changes.reserved_until) return line({ kind: 'reserved', until: String(after('reserved_until')) });
  if (changes.health_answers) return line({ kind: 'answers-deleted' });
  if (changes.voucher_sent_at) return line({ kind: 'voucher-sent' });
  if (changes.invoice_reminder)
    return line({ kind: 'invoice-reminded', step: Number(after('invoice_reminder')) });
  if (changes.reminders_paused)
    return line({ kind: 'reminders-paused', reason: String(after('reminders_paused')) });
  if (changes.reminders_resumed) return line({ kind: 'reminders-resumed' });
  if (changes.reminded_at) return line({ kind: 'reminded' });
  return changes.resent_at ? line({ kind: 'resent' }) : null;
}
