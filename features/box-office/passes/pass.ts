import type { OrderPass, PassRefusal, PassTerms } from '#features/box-office/ticketing/index.ts';
import type { Localized } from '#lib/localized.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** A pass that the venue sells. Its end follows from the day it is bought. */
export interface PassKind extends PassTerms {
  id: number;
  note: Localized | null;
  series: Localized | null;
}

/** A pass of an account. */
export interface OwnPass extends OrderPass {
  order: { number: string; secret: string; placedAt: Instant };
}

/** A change of the visits of a pass. */
export interface PassEntry {
  id: number;
  passId: number;
  kind: 'bought' | 'used' | 'returned' | 'cancelled';
  /** Above zero where there are more of them. */
  visits: number;
  /** How many were left after it. */
  leftVisits: number;
  /** Ticket it was used for, and the order of that ticket. */
  ticket: {
    event: Localized | null;
    startsAt: Instant | null;
    /** Its event is postponed, and `startsAt` does not hold. */
    isPostponed: boolean;
    order: string;
  } | null;
  at: Instant;
}

/** Days to pay at the box office before the order expires. */
export const PASS_UNPAID_DAYS = 14;

/** Reasons a pass cannot be used now. A cancelled or unpaid one is answered like an unknown one. */
export function refusalOfPass(
  { state, isPaid, validUntil, leftVisits, claimedVisits }: OrderPass,
  now: Instant,
): PassRefusal | null {
  if (state === 'cancelled' || !isPaid) return 'pass-unknown';
  if (now >= validUntil) return 'pass-expired';
  return leftVisits - claimedVisits > 0 ? null : 'pass-used-up';
}

/** Tells if the staff can take a pass back: no visitor has used it, and no cart being paid has reserved part of it. */
export function isPassUnused({
  state,
  visits,
  leftVisits,
  claimedVisits,
}: Pick<OrderPass, 'state' | 'visits' | 'leftVisits' | 'claimedVisits'>): boolean {
  return state === 'valid' && claimedVisits === 0 && leftVisits === visits;
}

/** The last day on which one can come with a pass. */
export function lastDayOfPass(until: Instant): Day {
  return addDays(dayOf(until), -1);
}
