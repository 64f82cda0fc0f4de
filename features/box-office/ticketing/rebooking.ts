import type { Localized } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { isChangeable, type TicketToCancel } from './cancellation.ts';
import type { Buyer } from './cart.ts';
import type { TicketingError } from './errors.ts';

/**
 * Tells if ticket holders may exchange a ticket themselves (docs/product/checkout.md#another-date). Tickets paid for with a
 * pass are returned instead, and the visit is used again; a test has no seats to exchange. `hoursBefore`: hours before the
 * start by which the exchange has to happen, as set by the staff (`Settings.exchangeHours`).
 */
export function isRebookable(
  ticket: TicketToCancel & { passVisits: number; isTest: boolean },
  hoursBefore: number,
  now: Instant,
): boolean {
  return ticket.passVisits === 0 && !ticket.isTest && isChangeable(ticket, hoursBefore, now);
}

/** Target of an exchange: a date, and one of its timeslots where it has some. */
export interface RebookingTarget {
  jetId: number;
  blockId: number | null;
}

export type RebookingError =
  | TicketingError
  | { code: 'UNKNOWN_ORDER' | 'UNKNOWN_TICKET' }
  /** Too late, cancelled, exchanged already, a test, paid for by a pass, or on an invoice; the venue is bound by less. */
  | { code: 'REBOOKING_CLOSED' }
  /** Somebody came in with one of them. */
  | { code: 'ADMITTED' }
  /** It is no date of the same production, or the one they are for. */
  | { code: 'UNKNOWN_DATE' }
  /** The date is not sold in the same seat category at the same price, by its name. */
  | { code: 'NOT_SOLD_ALIKE' }
  /** The date is sold at another rate of VAT. */
  | { code: 'OTHER_VAT' }
  /** So much more than before. Visitors are refused, and so is everybody where an order takes no money. */
  | { code: 'COSTS_MORE'; cents: number }
  /** It costs more, and a payment of the order is disputed: nobody could pay that before the bank decides, and no ticket would open a door. */
  | { code: 'DISPUTED' }
  /** It costs more, and the money that would cover it is being refunded online. */
  | { code: 'ON_ITS_WAY'; cents: number }
  /** The price of the tickets differs from the one shown. */
  | { code: 'REBOOKED_PRICE_CHANGED'; cents: number }
  /** The date does not start when it was seen to. */
  | { code: 'REBOOKED_DATE_MOVED'; startsAt: Instant | null };

/** Result of exchanging tickets of an order for a date. */
export interface RebookingDate extends RebookingTarget {
  /** Of its timeslot, else of its event. */
  startsAt: Instant | null;
  /** Cost of the tickets now, and after the exchange. */
  beforeCents: number;
  afterCents: number;
  /** Reason they cannot be exchanged for it; `null` when they can. */
  refusal: RebookingError | null;
  /** Questions answered before and not asked there: the answers are deleted. */
  answersLost: Localized[];
  /** Questions asked there and not answered yet. */
  questionsOpen: Localized[];
}

export interface RebookingRequest {
  /** Places of the tickets within their order; all of them are exchanged, or none. */
  positions: number[];
  to: RebookingTarget;
  /** `RebookingDate.afterCents` as displayed. */
  seenCents: number;
  /** `RebookingDate.startsAt` as displayed; left out where only the event was named. */
  seenStartsAt?: Instant | null;
  /** True if the amount the venue then owes becomes credit, for orders of an account. */
  asCredit?: boolean;
}

/** Exchanging tickets for another date of the same production, as far as that concerns who sells (docs/decisions/0078). */
export interface Rebooking {
  /** The dates that tickets of an order could be exchanged for, the earliest first; none where they cannot be. */
  dates(secret: string, positions: number[]): Promise<RebookingDate[]>;
  /**
   * Exchanges tickets of an order: new ones are issued, the old ones are void and their places free. A lower price is owed,
   * or becomes credit. Idempotent.
   */
  rebook(secret: string, request: RebookingRequest, buyer?: Buyer): Promise<Result<null, RebookingError>>;
}
