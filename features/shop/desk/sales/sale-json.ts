import type {
  DoorTicket,
  PlaceBlock,
  PoolPlaces,
  PriceListChoice,
} from '#features/box-office/holds/index.server.ts';
import type { WaitingEntry } from '#features/box-office/ticketing/index.ts';
import type { DeskEvent, DeskRoom } from './event-store.server.ts';
import type { Sale } from './list-sales.server.ts';
import type { SaleState } from './sale-state.ts';

/** Recipients of notifications about an event: orders with valid tickets for it, and the number of those tickets. */
export interface Notified {
  orders: number;
  tickets: number;
}

/** A line of the list of sales, as the calls answer it. */
export function saleRowJson({ event, state, waiting, expected, inside }: Sale) {
  const { id, title, room, startsAt, endsAt, status, isPostponed, jetId, sale } = event;
  return {
    ...{ id, title, room, status, state, waiting, expected, inside },
    is_postponed: isPostponed,
    date_start: startsAt,
    date_end: endsAt,
    id_jet: jetId,
    places: sale && {
      capacity: sale.capacity,
      held: sale.held,
      sold: sale.sold,
      blocked: sale.blocked,
      free: sale.capacity - sale.held - sale.sold - sale.blocked,
    },
  };
}

/** How one event is sold: its places, who waits for them, and what is kept back. */
export function saleJson(
  { id, title, roomId, room, status, isPostponed, startsAt, endsAt, isOnline, jetId, sale }: DeskEvent,
  {
    state,
    pools,
    blocks,
    waiting,
    told,
    priceLists,
    rooms,
  }: {
    state: SaleState;
    pools: readonly PoolPlaces[];
    blocks: readonly PlaceBlock[];
    waiting: readonly WaitingEntry[];
    told: Notified;
    priceLists: readonly PriceListChoice[];
    rooms: readonly DeskRoom[];
  },
) {
  return {
    ...{ id, title, room, status, state },
    is_postponed: isPostponed,
    date_start: startsAt,
    date_end: endsAt,
    id_jet: jetId,
    is_online: isOnline,
    room_id: roomId,
    rooms,
    sale: sale?.status ?? null,
    sale_starts_at: sale?.startsAt ?? null,
    members_from: sale?.membersFrom ?? null,
    sale_ends_at: sale?.endsAt ?? null,
    max_per_price: sale?.maxPerPrice ?? null,
    max_per_order: sale?.maxPerOrder ?? null,
    told,
    price_lists: priceLists.map(({ id: list, name, groups }) => ({ id: list, name, seat_groups: groups })),
    pools: pools.map(({ id: pool, seatGroup, startsAt: start, capacity, held, sold, blocked }) => ({
      ...{ id: pool, seat_group: seatGroup, starts_at: start, capacity, held, sold, blocked },
      free: capacity - held - sold - blocked,
    })),
    waiting_list: waiting.map(({ id: entry, email, tickets, onlyTogether, state: of, joinedAt }) => ({
      ...{ id: entry, email, tickets, only_together: onlyTogether, is_offered: of === 'offered' },
      joined_at: joinedAt,
    })),
    blocks: blocks.map(({ id: block, poolId, places, reason }) => ({
      id: block,
      pool: poolId,
      places,
      reason,
    })),
  };
}

/** Somebody on the list at the door, and whether they came. */
export function doorTicketJson(
  { order, position, firstName, lastName, startsAt, seatGroup, price, isGood }: DoorTicket,
  admission: { at: string; door: string } | undefined,
) {
  return {
    ticket: `${order}-${position}`,
    order,
    first_name: firstName,
    last_name: lastName,
    starts_at: startsAt,
    seat_group: seatGroup,
    price,
    is_good: isGood,
    admitted_at: admission?.at ?? null,
    door: admission?.door ?? null,
  };
}
