import { findEventTitles } from '#features/box-office/holds/index.server.ts';
import {
  findLastSoldBy,
  findOrderByNumber,
  findPayments,
} from '#features/box-office/order-store/index.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import { latestReservation, suggestedReservationDay } from '#features/box-office/ticketing/index.server.ts';
import {
  type Cart,
  lastDayOfReservation,
  type Offer,
  type Order,
} from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { TicketCodes } from '#features/shop/orders/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { addDays, dayOf, formatDayShort, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { momentWords } from '../sales/event-row.ts';
import { type DeskEvent, findDeskEventOfJet } from '../sales/event-store.server.ts';
import { findOpenShift } from '../tills/shift-store.server.ts';
import { counterDone } from './counter-done.server.ts';
import type {
  CounterCart,
  CounterChoice,
  CounterDate,
  CounterEvent,
  CounterPrice,
  CounterView,
} from './counter-view.ts';
import { findDates } from './find-dates.server.ts';

interface Services {
  db: Db;
  clock: Clock;
  counterCarts: CounterCarts;
  ticketCodes: TicketCodes;
  ids: IdSource;
}

/** The counter as a cashier sees it: dates, prices of the chosen one, the cart, or what was just sold. */
export async function loadCounterPage(
  services: Services,
  staff: Pick<Principal, 'id'>,
  choice: CounterChoice,
  { sold, origin, language }: { sold: Order | null; origin: string; language: Language },
): Promise<CounterView> {
  const { db, clock, counterCarts, ids } = services;
  const now = clock.now();
  const today = dayOf(now);
  const day = choice.day === null || choice.day < today ? today : choice.day;
  const [shift, events, held] = await Promise.all([
    findOpenShift(db, staff.id),
    findDates(db, { day, query: choice.query, now }),
    choice.reference === null ? null : counterCarts.cart(choice.reference),
  ]);
  const payments = sold ? await findPayments(db, sold.number) : [];
  const last = shift && !sold ? await findLastSoldBy(db, staff.id, shift.openedAt) : null;
  const cart = held && held.lines.length > 0 ? held : null;
  const dates = events.flatMap((event) => toDate(event, now, language));
  const chosen = choice.jetId ?? dates[0]?.jetId ?? null;
  const [event, offer] =
    chosen === null
      ? [null, null]
      : await Promise.all([
          events.find(({ jetId }) => jetId === chosen) ?? findDeskEventOfJet(db, chosen),
          counterCarts.offer(chosen),
        ]);
  return {
    shift: shift && { till: shift.till, since: shortTime(timeOf(shift.openedAt), language) },
    day,
    days: [today, addDays(today, 1)].map((each) => ({
      day: each,
      isToday: each === today,
      name: formatDayShort(each, language),
    })),
    query: choice.query,
    pressKey: ids.token(),
    dates,
    event: event && offer ? toEvent(event, offer, { choice, cart, now, language }) : null,
    cart: cart && (await toCart(db, cart, language)),
    lastSale: last && { number: last.number, cents: last.sum.totalCents },
    done:
      sold &&
      (await counterDone(
        services.ticketCodes,
        sold,
        { payments, givenCents: choice.givenCents },
        { origin, language },
      )),
  };
}

function toDate(event: DeskEvent, now: Instant, language: Language): CounterDate[] {
  const { jetId, title, room, startsAt, sale } = event;
  if (jetId === null || sale === null) return [];
  const until = sale.endsAt ?? startsAt;
  return [
    {
      jetId,
      title: shown(title, language),
      room: shown(room, language),
      time: timeWords(startsAt, now, language),
      free: sale.capacity - sale.held - sale.sold - sale.blocked,
      onlineUntil: until <= now ? null : shortTime(timeOf(until), language),
    },
  ];
}

/** `15:00`; with its day where that is another one. */
function timeWords(at: Instant, now: Instant, language: Language): string {
  return dayOf(at) === dayOf(now) ? shortTime(timeOf(at), language) : momentWords(at, language);
}

function toEvent(
  { jetId, title, room, startsAt }: DeskEvent,
  { seatGroups }: Offer,
  {
    choice,
    cart,
    now,
    language,
  }: { choice: CounterChoice; cart: Cart | null; now: Instant; language: Language },
): CounterEvent | null {
  const group = seatGroups.find(({ seatGroup }) => seatGroup === choice.group) ?? seatGroups[0];
  if (jetId === null || !group) return null;
  const started = group.timeslots.findLastIndex(({ timeStart }) => timeStart <= now);
  const timeslots = group.timeslots.slice(Math.max(0, started));
  const slot = timeslots.find(({ blockId }) => blockId === choice.blockId) ?? timeslots[0];
  const blockId = slot?.blockId ?? null;
  const lines = cart?.lines.filter((line) => line.jetId === jetId && line.seriesId === null) ?? [];
  return {
    jetId,
    title: shown(title, language),
    room: shown(room, language),
    time: timeWords(startsAt, now, language),
    groups: seatGroups.map(({ seatGroup, name, free }) => ({
      code: seatGroup,
      name: shown(name, language),
      free: free ?? 0,
    })),
    group: group.seatGroup,
    slots: timeslots.map((each) => ({
      blockId: each.blockId,
      time: shortTime(timeOf(each.timeStart), language),
      free: each.free ?? 0,
    })),
    blockId,
    prices: group.prices.map(({ saleTypeId, name, cents, conditions }): CounterPrice => {
      const own = lines.filter(
        ({ price, seatGroup, timeslot }) =>
          price.saleTypeId === saleTypeId &&
          seatGroup.code === group.seatGroup &&
          (timeslot?.blockId ?? null) === blockId,
      );
      return {
        ...{ saleTypeId, cents },
        name: shown(name, language),
        conditions: conditions && shown(conditions, language),
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
  };
}

async function toCart(db: Db, cart: Cart, language: Language): Promise<CounterCart> {
  const titles = await findEventTitles(db, [...new Set(cart.lines.map(({ jetId }) => jetId))]);
  const words = (text: Localized | undefined) => (text ? shown(text, language) : null);
  const { quantity, totalCents, sum, coupon, contents, expiresAt, state } = cart;
  return {
    lines: cart.lines.map((line) => ({
      id: line.id,
      event: words(titles.get(line.jetId)),
      time: line.startsAt ? timeWords(line.startsAt, cart.now, language) : '',
      group: shown(line.seatGroup.name, language),
      price: shown(line.price.name, language),
      quantity: line.quantity,
      totalCents: line.totalCents,
      isStopped: line.stop !== null,
    })),
    ...{ quantity, totalCents, sum, contents, expiresAt },
    coupon: coupon && {
      code: coupon.code,
      isRefused: coupon.refusal !== null,
      reductionCents: coupon.reductionCents,
    },
    isExpired: state === 'expired',
    reservable: totalCents === 0 ? null : reservableOf(cart),
  };
}

function reservableOf({ lines, now }: Cart): CounterCart['reservable'] {
  const latest = latestReservation(lines.map(({ startsAt }) => startsAt));
  if (latest !== null && latest <= now) return null;
  const firstDay = dayOf(now);
  const day = suggestedReservationDay(firstDay, latest);
  return { day, firstDay, lastDay: latest && lastDayOfReservation(latest) };
}

/** The order with a number, where it was sold at the counter; `null` for all others. */
export async function findSoldOrder({ db }: { db: Db }, number: string): Promise<Order | null> {
  const order = await findOrderByNumber(db, number);
  return order?.soldBy == null ? null : order;
}
