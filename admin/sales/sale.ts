import type { SaleState } from '../../features/shop/desk/sales/sale-state.ts';
import { type Language, type Localized, shown } from '../../lib/localized.ts';
import { shortTime, timeOf } from '../../lib/venue-time.ts';

interface Places {
  capacity: number;
  held: number;
  sold: number;
  blocked: number;
  free: number;
}

/** A kind of place, or a timeslot of it; without a seat group the house as a whole. */
export interface Pool extends Places {
  id: number;
  seat_group: Localized | null;
  starts_at: string | null;
}

/** Price list an event can be put on sale with. */
export interface PriceList {
  id: number;
  name: string;
  seat_groups: { id: number; name: Localized; cents: number[] }[];
}

interface Sold {
  id: number;
  title: Localized;
  room: Localized;
  status: 'scheduled' | 'cancelled' | 'postponed';
  state: SaleState;
  /** Its start does not hold, and there is no other yet. */
  is_postponed: boolean;
  date_start: string;
  date_end: string;
  /** The number the box office knows it by. */
  id_jet: number | null;
}

/** An event in the list of sales, as the calls of the desk answer it (docs/api.md). */
export interface SaleRow extends Sold {
  waiting: number;
  expected: number;
  inside: number;
  places: Places | null;
}

/** Somebody who waits for places. */
export interface Waiting {
  id: number;
  email: string;
  tickets: number;
  only_together: boolean;
  is_offered: boolean;
  joined_at: string;
}

/** How one event is sold. */
export interface Sale extends Sold {
  /** Visitors can see it. */
  is_online: boolean;
  /** `null` where it is not on sale. */
  sale: 'open' | 'stopped' | null;
  sale_starts_at: string | null;
  /** From when on members may buy, before everybody. */
  members_from: string | null;
  sale_ends_at: string | null;
  /** Tickets an order may hold of one price, and in all. */
  max_per_price: number | null;
  max_per_order: number | null;
  room_id: number;
  /** Rooms the event can take place in. */
  rooms: { id: number; name: Localized }[];
  /** Numbers of the orders with valid tickets that would be notified, and of those tickets. */
  told: { orders: number; tickets: number };
  /** None where it is on sale. */
  price_lists: PriceList[];
  pools: Pool[];
  waiting_list: Waiting[];
  blocks: { id: number; pool: number; places: number; reason: string }[];
}

/** A line of the list at the door. */
export interface DoorTicket {
  ticket: string;
  order: string;
  first_name: string;
  last_name: string;
  starts_at: string | null;
  seat_group: Localized;
  price: Localized;
  is_good: boolean;
  admitted_at: string | null;
  door: string | null;
}

/** How many are expected, how many of them came, and how many cannot come in yet. */
export function doorCounts(tickets: readonly DoorTicket[]) {
  return {
    expected: tickets.length,
    inside: tickets.filter((ticket) => ticket.admitted_at !== null).length,
    unpaid: tickets.filter((ticket) => !ticket.is_good).length,
  };
}

/** It is neither over nor called off: something can still be done with it. What is postponed is not over when it was to end. */
export function isComing(
  { status, is_postponed: isPostponed, date_end: end }: Pick<Sale, 'status' | 'is_postponed' | 'date_end'>,
  now = Date.now(),
): boolean {
  return status !== 'cancelled' && (isPostponed || Date.parse(end) > now);
}

/** Its seat group and the start of its timeslot; empty for the house as a whole. */
export function poolName({ seat_group: group, starts_at: start }: Pool, language: Language): string {
  return [group && shown(group, language).text, start && shortTime(timeOf(start), language)]
    .filter(Boolean)
    .join(', ');
}
