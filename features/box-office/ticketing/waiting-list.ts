import type { Language, Localized } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CartReference } from './cart.ts';
import type { TicketingError } from './errors.ts';

/**
 * State of a customer's place on the waiting list. `offered`: places are held for them. `taken`: they bought them;
 * `lapsed`: they did not in time; `over`: the event is over, was cancelled, or is no longer sold.
 */
export type WaitingState = 'waiting' | 'offered' | 'taken' | 'left' | 'lapsed' | 'over';

/** Request to join the waiting list: tickets of one seat group, and of one timeslot if there are any. */
export interface WaitingRequest {
  jetId: number;
  seatGroup: string | null;
  blockId: number | null;
  tickets: { saleTypeId: number; quantity: number }[];
  /** All of them or none; otherwise as many as come free. */
  onlyTogether: boolean;
  email: string;
  userId: number | null;
  language: Language;
}

/** Somebody on a waiting list (docs/product/booking.md#waiting-list). */
export interface WaitingEntry {
  id: number;
  /** Secret of its link: it grants access to the entry, its offer, and leaving. */
  secret: string;
  state: WaitingState;
  jetId: number;
  /** `null` when the sale had no event. */
  event: Localized | null;
  /** Of its timeslot, else of its event. */
  startsAt: Instant | null;
  /** It is postponed, and `startsAt` does not hold. */
  isPostponed: boolean;
  seatGroup: { code: string; name: Localized };
  /** How many tickets they wait for. */
  tickets: number;
  onlyTogether: boolean;
  language: Language;
  email: string;
  joinedAt: Instant;
  /** Places held for them, and until when. */
  offer: { tickets: number; until: Instant } | null;
}

export interface WaitingNews {
  kind: 'joined' | 'offered' | 'over';
  at: Instant;
}

/** Waiting list of a sold-out performance, as far as it concerns the seller. */
export interface WaitingList {
  /**
   * Adds somebody to the waiting list, and notifies them. Idempotent for the same request, without another notification.
   * Refused like adding to a cart, and with `PLACES_FREE` where there is enough for everybody.
   */
  join(request: WaitingRequest): Promise<Result<null, TicketingError>>;
  find(secret: string): Promise<WaitingEntry | null>;
  /** The cart that holds what is offered; `null` when nothing is, or no longer. */
  offerOf(secret: string): Promise<CartReference | null>;
  /** Removes somebody from the list; their offer goes to others. Refused while they pay for it (`IN_PAYMENT`). */
  leave(secret: string): Promise<Result<null, TicketingError>>;
  /** Offers what came free to those who wait, in their order; gives how many offers it made. */
  offerFree(): Promise<number>;
  /** Reads cheaply whether `offerFree` may have anything to do. */
  hasWork(): Promise<boolean>;
  /** Lists the entries an account is waiting with, or was offered places for, newest first. */
  entriesOf(userId: number): Promise<WaitingEntry[]>;
  /** Lists the customers waiting for an event, or offered places for it, in their order. For staff only. */
  waitingFor(jetId: number): Promise<WaitingEntry[]>;
}
