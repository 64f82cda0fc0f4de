import { exceededLimit, unitsByPool } from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import { findUsedCoupon } from '#features/box-office/prices/index.server.ts';
import {
  carriedAnswers,
  findQuestions,
  findStoredAnswers,
} from '#features/box-office/questions/index.server.ts';
import {
  acceptsPayments,
  isChangedAsWhole,
  isOnSale,
  isPayableBy,
  isPresale,
  isRebookable,
  openCents,
  saleClosed,
} from '#features/box-office/ticketing/index.server.ts';
import type {
  Order,
  OrderTicket,
  RebookingDate,
  RebookingError,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { isMember as isMemberOn } from '#features/people/accounts/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { proofsOfExchanges } from '../cart/proofs-of-cart.ts';
import { type FlatPrices, flatPrices, splitsFlatPrice } from './flat-tickets.server.ts';
import { itemsAtDate } from './items-at-date.ts';
import { type Exchange, exchangesFor } from './rebooked-price.ts';
import {
  type DateOfProduction,
  findDatesOf,
  findListedPrices,
  findPlacesOfTickets,
  findPoolsAt,
  findProductionsOf,
  type PoolAtDate,
} from './rebooking-store.server.ts';
import { breaksCompanions, type TogetherRules, togetherRules } from './tickets-together.server.ts';

/** A date with the exchange of each ticket; nothing where its prices do not correspond. */
export interface PlannedDate extends RebookingDate {
  exchanges: Exchange[];
}

interface Asked {
  order: Order;
  positions: readonly number[];
  /** Visitors are bound by more than the venue. */
  by: 'visitor' | 'house';
  now: Instant;
  /** Looks at one performance alone, which may be over. */
  only?: number;
}

/**
 * Returns the result of exchanging tickets of an order for each date of their production; refused where they cannot be
 * exchanged at all.
 */
export async function planRebooking(
  db: Db | Trx,
  asked: Asked,
): Promise<Result<PlannedDate[], RebookingError>> {
  const { order, positions, now, only = null } = asked;
  const tickets = order.tickets.filter(({ position }) => positions.includes(position));
  const refusal = refusalToExchange(tickets, { ...asked, hoursBefore: await hoursBefore(db, asked) });
  if (refusal) return fail(refusal);
  const ofTickets = await findProductionsOf(db, [...new Set(order.tickets.map(({ jetId }) => jetId))]);
  const [production, ...others] = new Set(tickets.map(({ jetId }) => ofTickets.get(jetId)?.productionId));
  if (production == null || others.length > 0) return fail({ code: 'UNKNOWN_DATE' });

  const dates = await findDatesOf(db, production, { now, only });
  const ids = dates.map(({ performanceId }) => performanceId);
  const pools = await findPoolsAt(db, ids, now);
  const lists = [...dates, ...ofTickets.values()].map(({ priceListId }) => priceListId);
  const prices = await findListedPrices(db, [...new Set(lists)]);
  const coupon = order.coupon === null ? null : await findUsedCoupon(db, order.number, ids);
  const rules = togetherRules(ofTickets, prices);
  const isFlat = flatPrices(ofTickets, prices);
  const { userId } = order.customer;
  const isMember =
    userId !== null &&
    dates.some((date) => isPresale(date, now)) &&
    (await isMemberOn(db, userId, dayOf(now)));
  const questions = await findQuestions(db, ids);
  const answers = questions.length === 0 ? [] : await findStoredAnswers(db, order.number);
  const given = await findPlacesOfTickets(
    db,
    tickets.map(({ code }) => code),
  );
  const sold = tickets.map((ticket) => ({
    ticket,
    priceListId: ofTickets.get(ticket.jetId)?.priceListId ?? null,
  }));
  const isWithin = (ticket: OrderTicket) => positions.includes(ticket.position);
  const hasRemainingTickets = order.tickets.some(
    (each) => each.state === 'valid' && !isWithin(each) && tickets.some(({ jetId }) => jetId === each.jetId),
  );

  return succeed(
    dates.flatMap((date) => {
      const own = pools.filter(({ performanceId }) => performanceId === date.performanceId);
      const blocks = new Set(own.filter((pool) => pool.seatGroupId !== null).map(({ blockId }) => blockId));
      return [...blocks].flatMap((blockId): PlannedDate[] => {
        const isThere = tickets.some((each) => each.jetId === date.performanceId && each.blockId === blockId);
        if (isThere) return [];
        const here = own.filter((pool) => pool.blockId === blockId && pool.seatGroupId !== null);
        const items = itemsAtDate(date, { pools: here, prices, now });
        const exchanges = exchangesFor(sold, items, coupon) ?? [];
        const carried = carriedAnswers(questions, answers, {
          positions,
          performanceId: date.performanceId,
          hasRemainingTickets,
          proofs: proofsOfExchanges(exchanges),
        });
        const slotStartsAt = here[0]?.startsAt ?? null;
        const planned = {
          jetId: date.performanceId,
          blockId,
          startsAt: slotStartsAt ?? date.eventStartsAt,
          beforeCents: tickets.reduce((sum, { price }) => sum + price.cents, 0),
          afterCents: exchanges.reduce((sum, { cents }) => sum + cents, 0),
          exchanges,
          answersLost: carried.lost,
          questionsOpen: carried.open,
        };
        const places = { free: own, given };
        return [
          {
            ...planned,
            refusal: refusalOfDate(planned, {
              date,
              slotStartsAt,
              places,
              rules,
              isFlat,
              isMember,
              ...asked,
            }),
          },
        ];
      });
    }),
  );
}

/** How early visitors exchange tickets at the latest; the venue is not bound by it. */
async function hoursBefore(db: Db | Trx, { by }: Asked): Promise<number> {
  return by === 'house' ? 0 : (await findSettings(db)).exchangeHours;
}

/** Reason tickets cannot be exchanged at all. */
function refusalToExchange(
  tickets: OrderTicket[],
  { order, positions, by, hoursBefore, now }: Asked & { hoursBefore: number },
): RebookingError | null {
  const { isTest } = order;
  if (tickets.length === 0 || tickets.length < new Set(positions).size) return { code: 'UNKNOWN_TICKET' };
  if (tickets.some(({ admission }) => admission !== null)) return { code: 'ADMITTED' };
  if (isTest || tickets.some(({ state, passVisits }) => state !== 'valid' || passVisits > 0))
    return { code: 'REBOOKING_CLOSED' };
  const isOpen = (ticket: OrderTicket) =>
    by === 'house' ||
    isRebookable({ ...ticket, isTest, isInvoiced: isChangedAsWhole(order) }, hoursBefore, now);
  return tickets.every(isOpen) ? null : { code: 'REBOOKING_CLOSED' };
}

interface Circumstances extends Asked {
  date: DateOfProduction;
  slotStartsAt: Instant | null;
  places: { free: PoolAtDate[]; given: PoolUnits[] };
  rules: TogetherRules;
  isFlat: FlatPrices;
  isMember: boolean;
}

/** Reason they cannot be exchanged for a date. */
function refusalOfDate(
  planned: Omit<PlannedDate, 'refusal'>,
  { order, positions, by, now, date, slotStartsAt, places, rules, isFlat, isMember }: Circumstances,
): RebookingError | null {
  const { exchanges, beforeCents, afterCents } = planned;
  if (!isOnSale({ ...date, startsAt: slotStartsAt }, now)) return saleClosed([date], now);
  if (exchanges.length === 0) return { code: 'NOT_SOLD_ALIKE' };
  if (exchanges.some(({ ticket, item }) => ticket.price.vatBasisPoints !== item.vatBasisPoints))
    return { code: 'OTHER_VAT' };
  if (splitsFlatPrice(order, { positions, planned, isFlat })) return { code: 'GOES_TOGETHER' };
  const free = leastFree(exchanges, places);
  if (free !== null) return { code: 'NOT_ENOUGH', free };
  const isDearer = afterCents > beforeCents;
  if (isDearer && (by === 'visitor' || !acceptsPayments(order)))
    return { code: 'COSTS_MORE', cents: afterCents - beforeCents };
  if (isDearer && order.isDisputed) return { code: 'DISPUTED' };
  // Money being refunded is not available: it cannot pay for the dearer date.
  const { returningCents } = order;
  if (isDearer && returningCents > 0 && returningCents > beforeCents - afterCents - openCents(order))
    return { code: 'ON_ITS_WAY', cents: returningCents };
  if (by === 'house') return null;
  if (!isMember && isPresale(date, now)) return { code: 'MEMBERS_ONLY' };
  if (breaksCompanions(order, { positions, exchanges, blockId: planned.blockId, rules }))
    return { code: 'GOES_TOGETHER' };
  if (planned.questionsOpen.length > 0) return { code: 'QUESTIONS_OPEN' };
  if (!isPayableInTime(order, planned, now)) return { code: 'PAYMENT_CLOSED' };
  const limit = limitAt(order, positions, { date, exchanges });
  return limit === null ? null : { code: 'LIMIT', limit };
}

/** How many places are left where they are not enough, counting those that become free with it; `null` where they are. */
function leastFree(exchanges: Exchange[], { free, given }: Circumstances['places']): number | null {
  const freed = new Map(unitsByPool(given).map(({ poolId, units }) => [poolId, units]));
  const short = placesNeeded(exchanges).flatMap(({ poolId, units }) => {
    const left = (free.find(({ id }) => id === poolId)?.free ?? 0) + (freed.get(poolId) ?? 0);
    return left < units ? [Math.max(0, left)] : [];
  });
  return short.length === 0 ? null : Math.min(...short);
}

/** The places that new tickets take. */
export function placesNeeded(exchanges: readonly Pick<Exchange, 'item'>[]): PoolUnits[] {
  return unitsByPool(
    exchanges.flatMap(({ item }) => item.poolIds.map((poolId) => ({ poolId, units: item.units }))),
  );
}

/** Tells if an amount still to be paid at the box office can be paid there in time. */
function isPayableInTime(order: Order, { startsAt }: Pick<PlannedDate, 'startsAt'>, now: Instant): boolean {
  const totalCents = openCents(order);
  if (order.paymentMethod !== 'box-office' || totalCents <= 0) return true;
  const toBePaid = { totalCents, creditCents: 0, isTest: false, hasAccount: false, isOnlineOffered: false };
  return isPayableBy('box-office', { ...toBePaid, firstStart: startsAt }, now);
}

/** The limit on tickets of the date that the order would break. */
function limitAt(
  order: Order,
  positions: readonly number[],
  { date, exchanges }: { date: DateOfProduction; exchanges: Exchange[] },
): number | null {
  const there = order.tickets
    .filter((each) => each.state === 'valid' && !positions.includes(each.position))
    .filter(({ jetId }) => jetId === date.performanceId)
    .map(({ price }) => price.saleTypeId);
  const kinds = [...there, ...exchanges.map(({ item }) => item.saleTypeId)];
  const { performanceId, maxPerPrice, maxPerOrder } = date;
  return exceededLimit(
    kinds.map((priceId) => ({ performanceId, priceId, quantity: 1, maxPerPrice, maxPerOrder })),
  );
}
