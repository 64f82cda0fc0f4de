import type { Instant } from '#lib/venue-time.ts';
import type { Admission, TicketState } from './order.ts';

const HOUR_MS = 3_600_000;
/** Deadline of returning a ticket, in hours before it starts. */
export const CANCELLED_HOURS_BEFORE = 24;

/** Facts that decide if a ticket can be returned or exchanged. */
export interface TicketToCancel {
  state: TicketState;
  startsAt: Instant | null;
  /** It has no date, and so no last moment. */
  isPostponed: boolean;
  /** Somebody came in with it. */
  admission: Admission | null;
  /** There is an invoice, which only staff can answer with another document. */
  isInvoiced: boolean;
}

/** Reason staff cannot cancel tickets of an order. */
export type StaffCancellationError = {
  code:
    | 'UNKNOWN_ORDER'
    | 'UNKNOWN_TICKET'
    /** Of a test. */
    | 'CANCELLATION_CLOSED'
    /** It is credit of somebody. */
    | 'VOUCHER_REDEEMED'
    /** Somebody came with it, or is about to. */
    | 'PASS_USED'
    /** The others of its flat price would no longer come to that price. */
    | 'FLAT_PRICE';
};

/** Tells if ticket holders may give a ticket back themselves (docs/product/checkout.md#giving-back). */
export function isCancellable(ticket: TicketToCancel, now: Instant): boolean {
  return isChangeable(ticket, CANCELLED_HOURS_BEFORE, now);
}

/** Tells if ticket holders may change a ticket, at the latest `hoursBefore` hours before it starts. */
export function isChangeable(ticket: TicketToCancel, hoursBefore: number, now: Instant): boolean {
  if (ticket.state !== 'valid' || ticket.admission || ticket.isInvoiced) return false;
  const left =
    ticket.startsAt === null || ticket.isPostponed
      ? Number.POSITIVE_INFINITY
      : Date.parse(ticket.startsAt) - Date.parse(now);
  return left >= hoursBefore * HOUR_MS;
}
