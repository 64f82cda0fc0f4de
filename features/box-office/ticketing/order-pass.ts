import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

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

/** Purchase of a pass, under the terms the customer saw. */
export interface PassPurchase extends PassTerms {
  kindId: number;
}

/** Current state of the pass of an order. */
export interface OrderPass extends PassTerms {
  id: number;
  state: 'valid' | 'cancelled';
  /** Reason it is not valid any more; `null` exactly while it is. */
  cancellationCause: PassCancellationCause | null;
  /** All of it is paid: it can be used. */
  isPaid: boolean;
  /** How many visits are left, and how many of these carts that are being paid have put aside. */
  leftVisits: number;
  claimedVisits: number;
  /** Current name of the series it is for. */
  series: Localized | null;
}

/** Reason an order of a pass ended: staff cancelled it, or nobody paid in time (docs/decisions/0113). */
export type PassCancellationCause = 'by-house' | 'not-paid';

/** Reason a pass pays for nothing in a cart (docs/product/passes.md#using). */
export const PASS_REFUSALS = ['pass-unknown', 'pass-expired', 'pass-used-up', 'pass-not-for-these'] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];
