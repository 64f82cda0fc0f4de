import {
  findSeatGroupIds,
  insertPerformance,
  setSaleStart,
  setSaleStatus,
  setTicketLimits,
  type TicketLimits,
} from '#features/box-office/holds/index.server.ts';
import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import {
  findSeatedGroups,
  findVersionsOfRoom,
  type SeatedGroup,
} from '#features/box-office/seating/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent, isOver } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';

const LONG_EVENT_MS = 4 * 3_600_000;

/** Until when an event is sold: until it starts, and those that let people in over hours until they end. */
function saleEnd({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }): Instant {
  return Date.parse(endsAt) - Date.parse(startsAt) >= LONG_EVENT_MS ? endsAt : startsAt;
}

/** The places of one seat group. */
export interface GroupCapacity {
  groupId: number;
  capacity: number;
}

/** More than a day has; it bounds what one press makes. */
const MAX_TIMESLOTS = 100;

/** When its timeslots start: every so many minutes for as long as the event lasts. */
function timeslotStarts(
  { startsAt, endsAt }: Pick<DeskEvent, 'startsAt' | 'endsAt'>,
  everyMinutes: number,
): Instant[] {
  const [start, step] = [Date.parse(startsAt), everyMinutes * 60_000];
  const count = Math.max(1, Math.ceil((Date.parse(endsAt) - start) / step));
  return Array.from({ length: Math.min(count, MAX_TIMESLOTS + 1) }, (_, index) =>
    new Date(start + index * step).toISOString(),
  );
}

/** When a sale starts, for everybody and for members. */
export interface SaleStart {
  /** `null`: at once. */
  saleStartsAt: Instant | null;
  /** `null`: when everybody may. */
  membersFrom: Instant | null;
}

/** It starts before it ends, and for members before that. */
function isInOrder({ saleStartsAt, membersFrom }: SaleStart, saleEndsAt: Instant | null): boolean {
  const startsInTime = saleStartsAt === null || saleEndsAt === null || saleStartsAt < saleEndsAt;
  const areEarlier = membersFrom === null || (saleStartsAt !== null && membersFrom < saleStartsAt);
  return startsInTime && areEarlier;
}

/**
 * Puts an event on sale by a price list, each of its seat groups with a capacity; with timeslots it is that of each. With a version of a seating plan of its
 * room, groups of that plan sell its seats, and need no capacity.
 */
export function putOnSale(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  {
    priceListId,
    capacities,
    planVersionId = null,
    everyMinutes = null,
    saleStartsAt = null,
    membersFrom = null,
  }: {
    priceListId: number;
    capacities: GroupCapacity[];
    planVersionId?: number | null | undefined;
    everyMinutes?: number | null | undefined;
    /** `null`: at once. */
    saleStartsAt?: SaleStart['saleStartsAt'] | undefined;
    /** From when on members may buy, before everybody. */
    membersFrom?: SaleStart['membersFrom'] | undefined;
  },
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.jetId !== null) return fail({ code: 'ALREADY_ON_SALE' });
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    const groups = await findSeatGroupIds(trx, priceListId);
    if (groups.length === 0) return fail({ code: 'UNKNOWN_PRICE_LIST' });
    const seated = await findSeated(trx, event, { planVersionId, priceListId });
    if (planVersionId !== null && (seated.length === 0 || everyMinutes !== null))
      return fail({ code: 'PLAN_DIFFERS' });
    const counted = capacities.filter(({ groupId }) => seated.every((each) => each.groupId !== groupId));
    const places = [
      ...counted,
      ...seated.map(({ groupId, planGroup, seats }) => ({ groupId, planGroup, capacity: seats })),
    ];
    const named = places.map(({ groupId }) => groupId).toSorted((a, b) => a - b);
    if (named.join() !== groups.toSorted((a, b) => a - b).join()) return fail({ code: 'CAPACITIES_DIFFER' });
    const starts = everyMinutes === null ? [] : timeslotStarts(event, everyMinutes);
    if (starts.length > MAX_TIMESLOTS) return fail({ code: 'TOO_MANY_TIMESLOTS', count: MAX_TIMESLOTS });
    // Visitors of a later timeslot buy while the event is on.
    const saleEndsAt = starts.length > 0 ? event.endsAt : saleEnd(event);
    if (!isInOrder({ saleStartsAt, membersFrom }, saleEndsAt)) return fail({ code: 'SALE_WINDOW' });
    const { ticketsPerPrice, ticketsPerOrder } = await findSettings(trx);
    const limits = { maxPerPrice: ticketsPerPrice, maxPerOrder: ticketsPerOrder };
    const jetId = await insertPerformance(trx, {
      ...{ priceListId, saleStartsAt, membersFrom, saleEndsAt, limits, starts, planVersionId },
      capacities: places,
    });
    await changeEvent(trx, eventId, { jetId }, now);
    await syncSalesWithEvents(trx, { eventId });
    return succeed({
      price_list: priceListId,
      ...(everyMinutes === null ? {} : { timeslot_minutes: everyMinutes }),
    });
  });
}

/** Groups of a price list that sell the seats of a version, which has to be one of the room of the event. */
async function findSeated(
  trx: Trx,
  { roomId }: Pick<DeskEvent, 'roomId'>,
  { planVersionId, priceListId }: { planVersionId: number | null; priceListId: number },
): Promise<SeatedGroup[]> {
  if (planVersionId === null) return [];
  const versions = await findVersionsOfRoom(trx, roomId);
  if (versions.every(({ id }) => id !== planVersionId)) return [];
  return findSeatedGroups(trx, { versionId: planVersionId, priceListId });
}

/** Closes the sale of an event, or opens it again. Carts cannot be ordered while it is closed. */
export function setSale(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  status: 'open' | 'stopped',
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, event }) => {
    if (event.jetId === null) return fail({ code: 'NOT_ON_SALE' });
    await setSaleStatus(trx, event.jetId, status);
    return succeed({});
  });
}

/**
 * Sets the start of an event's sale, even while it is on. Purchases are unaffected; carts can be ordered once it is on sale
 * again.
 */
export function changeSaleStart(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  start: SaleStart,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.jetId === null || event.sale === null) return fail({ code: 'NOT_ON_SALE' });
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    if (!isInOrder(start, event.sale.endsAt)) return fail({ code: 'SALE_WINDOW' });
    await setSaleStart(trx, event.jetId, start);
    return succeed({});
  });
}

/** Sets the ticket limits of an order for an event. The box office itself is not bound by them; purchases are unaffected. */
export function changeTicketLimits(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  limits: TicketLimits,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, event }) => {
    if (event.jetId === null) return fail({ code: 'NOT_ON_SALE' });
    await setTicketLimits(trx, event.jetId, limits);
    return succeed({});
  });
}
