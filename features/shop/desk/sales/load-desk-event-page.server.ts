import {
  findBlocks,
  findOrdersWithTickets,
  findPoolPlaces,
  findPriceLists,
  type PriceListChoice,
} from '#features/box-office/holds/index.server.ts';
import { findDoorCounts } from '#features/box-office/order-store/index.server.ts';
import { findVersionsOfRoom, type SellableVersion } from '#features/box-office/seating/index.server.ts';
import type { TicketingProvider, WaitingEntry } from '#features/box-office/ticketing/index.ts';
import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, dayOf, type Instant, shortTime, timeOf, type WallTime } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { areInZones, type SeatRow, seatRows } from '../seats/seat-rows.ts';
import { type EventRow, momentWords, toEventRow } from './event-row.ts';
import { findDeskEvent, findDeskRooms, isOver } from './event-store.server.ts';

/** Recipients of notifications about an event: orders with valid tickets for it, and the number of those tickets. */
interface Notified {
  orders: number;
  tickets: number;
}

/** The places of a pool, with its name. */
export interface PoolRow {
  id: number;
  /** Its seat group and the start of its timeslot; `null` for a venue bucket. */
  name: string | null;
  start: string | null;
  capacity: number;
  /** Sold beyond its capacity. */
  overbooked: number;
  held: number;
  sold: number;
  blocked: number;
  free: number;
}

/** Blocked places. */
export interface BlockRow {
  id: number;
  poolId: number;
  places: number;
  reason: string;
  /** Its seats; empty where places are only counted. */
  seats: SeatRow[];
  isForDesk: boolean;
  /** Until when, in words; `null` until somebody frees it. */
  until: string | null;
}

/** Somebody on the waiting list. */
export interface WaitingRow {
  id: number;
  email: string;
  tickets: number;
  onlyTogether: boolean;
  isOffered: boolean;
  /** Moment they joined the list. */
  joined: string;
}

/** Values typed into a form of the sale, if it is shown again. */
export interface SaleDraft {
  form: 'sell' | 'capacity' | 'block' | 'start' | 'limits' | 'cancel' | 'move' | 'postpone' | 'room';
  list: string;
  /** Version of a seating plan; empty for none. */
  plan: string;
  pool: string;
  number: string;
  /** Between two timeslots. */
  minutes: string;
  /** When the sale starts, and for members, as a browser writes day and time. */
  starts: string;
  members: string;
  perPrice: string;
  perOrder: string;
  room: string;
  reason: string;
  /** Blocked for the desk, and until when, as a browser writes day and time. */
  desk: boolean;
  ends: string;
  day: string;
  time: string;
  /** By the number of the seat group. */
  capacities: Record<string, string>;
}

/** Data of the page of a sale. */
export interface DeskEventPage {
  event: EventRow & {
    jetId: number | null;
    roomId: number;
    day: Day;
    time: WallTime;
    /** From when on it is sold, and to members before, as a browser writes day and time; empty where it is said for neither. */
    starts: string;
    members: string;
    /** Tickets an order may hold of one price, and in all. */
    perPrice: number;
    perOrder: number;
    /** Moments of its sale in words. */
    saleTimes: { starts: string | null; members: string | null; ends: string | null };
  };
  /** May change the record of the event in the admin area. */
  canEdit: boolean;
  /** Rooms it can take place in. */
  rooms: { id: number; name: ShownText }[];
  pools: PoolRow[];
  blocks: BlockRow[];
  /** It sells seats of a plan. */
  hasPlan: boolean;
  /** Waiting customers, in their order. */
  waiting: WaitingRow[];
  /** Versions of seating plans of its room whose seats it can sell. */
  plans: SellableVersion[];
  /** To be put on sale by; none where the event is on sale. */
  priceLists: PriceListChoice[];
  canBeCancelled: boolean;
  notified: Notified;
  draft: SaleDraft | null;
}

/** `null` when there is no such event. */
export async function loadDeskEventPage(
  { db, clock, ticketing }: { db: Db; clock: Clock; ticketing: Pick<TicketingProvider, 'waitingList'> },
  id: number,
  { staff, language, draft }: { staff: Principal; language: Language; draft: SaleDraft | null },
): Promise<DeskEventPage | null> {
  const event = await findDeskEvent(db, id);
  if (!event) return null;
  const now = clock.now();
  const { jetId, roomId, startsAt, status, sale } = event;
  const [pools, blocks] =
    jetId === null ? [[], []] : await Promise.all([findPoolPlaces(db, jetId), findBlocks(db, jetId)]);
  const inWords = (at: Instant | null | undefined) => (at ? momentWords(at, language) : null);
  const isComing = status !== 'cancelled' && !isOver(event, now);
  return {
    event: {
      ...toEventRow(event, now, language),
      jetId,
      roomId,
      day: dayOf(startsAt),
      time: timeOf(startsAt),
      starts: typedMoment(sale?.startsAt ?? null),
      members: typedMoment(sale?.membersFrom ?? null),
      perPrice: sale?.maxPerPrice ?? 0,
      perOrder: sale?.maxPerOrder ?? 0,
      saleTimes: {
        starts: inWords(sale?.startsAt),
        members: inWords(sale?.membersFrom),
        ends: inWords(sale?.endsAt),
      },
    },
    plans: jetId === null ? await findVersionsOfRoom(db, roomId) : [],
    rooms: (await findDeskRooms(db)).map(({ id: room, name }) => ({ id: room, name: shown(name, language) })),
    pools: pools.map(({ seatGroup, code: _, startsAt: start, ...places }) => ({
      ...places,
      name: seatGroup && shown(seatGroup, language).text,
      start: start && shortTime(timeOf(start), language),
      free: places.capacity + places.overbooked - places.held - places.sold - places.blocked,
    })),
    blocks: blocks.map(({ seats, endsAt, ...block }) => ({
      ...block,
      seats: seatRows(seats, { hasZones: areInZones(seats), language }),
      until: inWords(endsAt),
    })),
    hasPlan: pools.some(({ isSeated }) => isSeated),
    waiting: (await waitingFor(ticketing, jetId)).map((entry) => toWaitingRow(entry, language)),
    priceLists: jetId === null && isComing ? await findPriceLists(db) : [],
    canBeCancelled: isComing,
    canEdit: can(staff, 'edit-programme'),
    notified: await findNotified(db, jetId),
    draft,
  };
}

const typedMoment = (at: Instant | null) => (at === null ? '' : `${dayOf(at)}T${timeOf(at)}`);

/** Returns the customers waiting for an event, in their order; empty if there is no waiting list. */
async function waitingFor(
  ticketing: Pick<TicketingProvider, 'waitingList'>,
  jetId: number | null,
): Promise<WaitingEntry[]> {
  return jetId === null ? [] : ((await ticketing.waitingList?.waitingFor(jetId)) ?? []);
}

/** Counts the orders and tickets that are notified of changes to an event. */
async function findNotified(db: Db, jetId: number | null): Promise<Notified> {
  if (jetId === null) return { orders: 0, tickets: 0 };
  const [orders, doors] = await Promise.all([findOrdersWithTickets(db, jetId), findDoorCounts(db, [jetId])]);
  return { orders: orders.length, tickets: doors.get(jetId)?.expected ?? 0 };
}

function toWaitingRow(
  { id, email, tickets, onlyTogether, state, joinedAt }: WaitingEntry,
  language: Language,
): WaitingRow {
  return {
    ...{ id, email, tickets },
    onlyTogether: onlyTogether && tickets > 1,
    isOffered: state === 'offered',
    joined: momentWords(joinedAt, language),
  };
}
