import type { Localized } from '#lib/localized.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Terms of a pass: events it is valid for, and until when (docs/product/passes.md). */
export interface PassTerms {
  name: Localized;
  /** Price, VAT included. */
  cents: number;
  /** In hundredths of a percent; `null` where it is exempt. It pays for tickets of the same rate alone. */
  vatBasisPoints: number | null;
  /** How many places may be taken with it. */
  visits: number;
  /** Maximum price of one place; `null` for any price. */
  mostCents: number | null;
  /** The series whose events it is for; `null`: all events. */
  seriesId: number | null;
  /** Until that moment, not included, one has to come. */
  validUntil: Instant;
}

/** A pass that the house sells. Its end follows from the day it is bought. */
export interface PassKind extends PassTerms {
  id: number;
  note: Localized | null;
  series: Localized | null;
}

/** Purchase of a pass, under the terms the customer saw. */
export interface PassPurchase extends PassTerms {
  kindId: number;
}

/** The pass of an order, as it is now. */
export interface OrderPass extends PassTerms {
  id: number;
  state: 'valid' | 'cancelled';
  /** Why it is not valid any more; `null` exactly while it is. */
  cancellationCause: PassCancellationCause | null;
  /** All of it is paid: it can be used. */
  isPaid: boolean;
  /** How many visits are left, and how many of these carts that are being paid have put aside. */
  leftVisits: number;
  claimedVisits: number;
  /** Current name of the series it is for. */
  series: Localized | null;
}

/** Why an order of a pass ended: the house cancelled it, or nobody paid in time (docs/decisions/0113). */
export type PassCancellationCause = 'by-house' | 'not-paid';

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

/** Why a pass pays for nothing in a cart (docs/product/passes.md#using). */
export const PASS_REFUSALS = ['pass-unknown', 'pass-expired', 'pass-used-up', 'pass-not-for-these'] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** Days to pay at the box office before the order expires. */
export const PASS_UNPAID_DAYS = 14;

/** Why a pass cannot be used now. One that is cancelled, or not paid, says no more than what never was. */
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
