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
  what:
    | { kind: 'paid' | 'refunded'; cents: number; means: PaymentMeans; reference: string }
    | { kind: 'disputed'; cents: number; state: DisputeState; movedCents: number; feeCents: number }
    | { kind: 'refund-failed'; cents: number; reference: string }
    | { kind: 'reversed'; cents: number; reason: string }
    | { kind: 'cancelled'; tickets: number[]; reason: string }
    | { kind: 'exchanged' | 'added' | 'repriced'; tickets: number[] }
    | { kind: 'customer-changed' }
    | { kind: 'voucher-withdrawn' }
    | { kind: 'voucher-cancelled' | 'pass-cancelled'; reason: string }
    | { kind: 'pass-prolonged'; until: Instant; reason: string }
    | { kind: 'reserved'; until: Instant }
    /** A message to everybody with a ticket. */
    | { kind: 'message'; subject: ShownText }
    | { kind: 'resent' | 'reminded' | 'answers-deleted' | 'voucher-sent' };
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
  if (changes.added) return line({ kind: 'added', tickets: added('added') });
  if (changes.repriced) return line({ kind: 'repriced', tickets: added('repriced') });
  if (changes.customer) return line({ kind: 'customer-changed' });
  if (changes.exchanged) return line({ kind: 'exchanged', tickets: added('exchanged') });
  if (changes.cancelled) return line({ kind: 'cancelled', tickets: added('cancelled'), reason });
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
    if (!changes.means) return line({ kind: 'reversed', cents: -cents, reason });
    return line({
      kind: cents > 0 ? 'paid' : 'refunded',
      cents: Math.abs(cents),
      means: after('means') as PaymentMeans,
      reference: String(after('reference')),
    });
  }
  if (changes.reserved_until) return line({ kind: 'reserved', until: String(after('reserved_until')) });
  if (changes.health_answers) return line({ kind: 'answers-deleted' });
  if (changes.voucher_sent_at) return line({ kind: 'voucher-sent' });
  if (changes.reminded_at) return line({ kind: 'reminded' });
  return changes.resent_at ? line({ kind: 'resent' }) : null;
}
