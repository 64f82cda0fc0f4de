import type { Instant } from '#lib/venue-time.ts';
import type { DeskEvent } from './event-store.server.ts';

/** How the sale of an event stands. */
export type SaleState =
  | 'on-sale'
  | 'sold-out'
  /** Its sale has not started. */
  | 'not-yet'
  /** Closed by staff. */
  | 'stopped'
  /** The time of its sale is over. */
  | 'ended'
  | 'offline'
  | 'postponed'
  | 'cancelled'
  | 'not-on-sale';

/** Returns the state of an event that staff need to know first. */
export function saleState({ status, isOnline, sale }: DeskEvent, now: Instant): SaleState {
  if (status !== 'scheduled') return status;
  if (sale === null) return 'not-on-sale';
  if (sale.status === 'stopped') return 'stopped';
  if (sale.endsAt !== null && now >= sale.endsAt) return 'ended';
  if (!isOnline) return 'offline';
  if (sale.startsAt !== null && now < sale.startsAt) return 'not-yet';
  return sale.capacity - sale.held - sale.sold - sale.blocked <= 0 ? 'sold-out' : 'on-sale';
}
