import { findEventTitles } from '#features/box-office/holds/index.server.ts';
import {
  findLastSoldBy,
  findOrderByNumber,
  findPayments,
} from '#features/box-office/order-store/index.server.ts';
import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import { isOnlineOffered, type PaymentProviders } from '#features/box-office/payments/index.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import { latestReservation, suggestedReservationDay } from '#features/box-office/ticketing/index.server.ts';
import {
  type Cart,
  lastDayOfReservation,
  type Offer,
  ONLINE_FROM_CENTS,
  type Order,
  placeWords,
  type TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import type { Db } from '#features/database.server.ts';
import { artworkType, findEventsByJetIds } from '#features/programme/calendar/index.server.ts';
import type { TicketCodes } from '#features/shop/orders/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import {
  addDays,
  type Day,
  dayOf,
  formatDayShort,
  type Instant,
  shortTime,
  timeOf,
} from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { wasLinkSent } from '../orders/payment-link.server.ts';
import { momentWords } from '../sales/event-row.ts';
import { type DeskEvent, findDeskEventOfJet, findSeriesOfJet } from '../sales/event-store.server.ts';
import { findOpenShift } from '../tills/shift-store.server.ts';
import { counterDone } from './counter-done.server.ts';
import type {
  CounterCart,
  CounterChoice,
  CounterDate,
  CounterEvent,
  CounterPrice,
  CounterPurchase,
  CounterSeries,
  CounterView,
} from './counter-view.ts';
import { findDates } from './find-dates.server.ts';
import { findCustomer, findCustomers } from './known-customer.server.ts';
import { leftToOverbook } from './sell-anyway.server.ts';

const PROPOSED_VOUCHER_CENTS = 2500;

interface Services {
  db: Db;
  clock: Clock;
  counterCarts: CounterCarts;
  ticketCodes: TicketCodes;
  ids: IdSource;
  ticketing: Pick<TicketingProvider, 'onlinePayments'>;
  payments: PaymentProviders;
}

/** The counter as a cashier sees it: dates, prices of the chosen one, the cart, or what was just sold. */
export async function loadCounterPage(
  services: Services,
  staff: Pick<Principal, 'id' | 'role'>,
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
  const [customer, found] = await Promise.all([
    choice.customerId === null ? null : findCustomer(db, staff, { id: choice.customerId, now, language }),
    findCustomers(db, staff, choice.customerQuery),
  ]);
  const payments = sold ? await findPayments(db, sold.number) : [];
  const isLinkSent = sold !== null && (await wasLinkSent(db, sold.number));
  const last = shift && !sold ? await findLastSoldBy(db, staff.id, shift.openedAt) : null;
  const cart = held && held.lines.length > 0 ? held : null;
  const pictures = await findPictures(
    db,
    events.flatMap(({ jetId }) => jetId ?? []),
  );
  const dates = events.flatMap((event) =>
    toDate(event, { pictures, now, listedDay: choice.query === '' ? day : null, language }),
  );
  const chosen = choice.jetId ?? dates[0]?.jetId ?? null;
  const [event, offer, series, overbookable] =
    chosen === null
      ? [null, null, null, 0]
      : await Promise.all([
          events.find(({ jetId }) => jetId === chosen) ?? findDeskEventOfJet(db, chosen),
          counterCarts.offer(chosen),
          findSeries({ db, counterCarts }, chosen, language),
          leftToOverbook(db, staff, chosen),
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
    event:
      event && offer ? toEvent(event, offer, { choice, cart, series, overbookable, now, language }) : null,
    purchase: choice.sell && (await findPurchase(db, choice.sell, { now, language })),
    cart: cart && (await toCart(services, cart, language)),
    ...{ customer, customerQuery: choice.customerQuery, found },
    lastSale: last && { number: last.number, cents: last.sum.totalCents },
    done:
      sold &&
      (await counterDone(
        services.ticketCodes,
        sold,
        { payments, givenCents: choice.givenCents, isLinkSent },
        { staff, clock, origin, language },
      )),
  };
}

async function findPictures(db: Db, jetIds: number[]): Promise<Map<number, string>> {
  const events = await findEventsByJetIds(db, jetIds);
  return new Map(
    [...events].map(([id, { type, art }]) => [id, artworkUrl(artworkType(type.slug), art, [1, 1])]),
  );
}

/** The series of a date, where it is sold as a whole. */
async function findSeries(
  { db, counterCarts }: Pick<Services, 'db' | 'counterCarts'>,
  jetId: number,
  language: Language,
): Promise<CounterSeries | null> {
  const seriesId = await findSeriesOfJet(db, jetId);
  const offer = seriesId === null ? null : await counterCarts.seriesOffer(seriesId);
  if (seriesId === null || !offer) return null;
  return {
    seriesId,
    dates: offer.dates.length,
    prices: offer.prices.map(({ priceId, name, seatGroup, cents, mostQuantity }) => ({
      priceId,
      name: shown(name, language),
      group: shown(seatGroup, language),
      ...{ cents, most: mostQuantity },
    })),
  };
}

async function findPurchase(
  db: Db,
  kind: CounterPurchase['kind'],
  { now, language }: { now: Instant; language: Language },
): Promise<CounterPurchase> {
  const kinds = kind === 'pass' ? await findPassKinds(db, now) : [];
  return {
    ...{ kind, voucherCents: PROPOSED_VOUCHER_CENTS },
    passes: kinds.map(({ id, name, cents, visits }) => ({
      ...{ value: `${id} ${cents}`, cents, visits },
      name: shown(name, language),
    })),
  };
}

function toDate(
  event: DeskEvent,
  {
    pictures,
    now,
    listedDay,
    language,
  }: {
    pictures: ReadonlyMap<number, string>;
    now: Instant;
    /** Day that all dates of the list are on; `null` where it has dates of several. */
    listedDay: Day | null;
    language: Language;
  },
): CounterDate[] {
  const { jetId, title, room, startsAt, sale } = event;
  if (jetId === null || sale === null) return [];
  const until = sale.endsAt ?? startsAt;
  return [
    {
      jetId,
      title: shown(title, language),
      room: shown(room, language),
      day: dayOf(startsAt) === listedDay ? null : formatDayShort(dayOf(startsAt), language),
      time: shortTime(timeOf(startsAt), language),
      free: sale.capacity - sale.held - sale.sold - sale.blocked,
      picture: pictures.get(jetId) ?? null,
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
    series,
    overbookable,
    now,
    language,
  }: {
    choice: CounterChoice;
    cart: Cart | null;
    series: CounterSeries | null;
    overbookable: number;
    now: Instant;
    language: Language;
  },
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
    ...{ blockId, series },
    overbookable: ((slot ?? group).free ?? 0) > 0 ? 0 : overbookable,
    prices: group.prices.map(({ saleTypeId, name, cents, conditions, groupFrom }): CounterPrice => {
      const own = lines.filter(
        ({ price, seatGroup, timeslot }) =>
          price.saleTypeId === saleTypeId &&
          seatGroup.code === group.seatGroup &&
          (timeslot?.blockId ?? null) === blockId,
      );
      return {
        ...{ saleTypeId, cents, groupFrom: groupFrom ?? null },
        name: shown(name, language),
        conditions: conditions && shown(conditions, language),
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
  };
}

async function toCart(
  services: Pick<Services, 'db' | 'ticketing' | 'payments'>,
  cart: Cart,
  language: Language,
): Promise<CounterCart> {
  const titles = await findEventTitles(services.db, [...new Set(cart.lines.map(({ jetId }) => jetId))]);
  const words = (text: Localized | undefined) => (text ? shown(text, language) : null);
  const { quantity, totalCents, sum, coupon, pass, contents, expiresAt, state } = cart;
  const reservable = totalCents === 0 ? null : reservableOf(cart);
  const isLinkOffered =
    reservable !== null && totalCents >= ONLINE_FROM_CENTS && isOnlineOffered(services, false);
  return {
    series: cart.series.map((series) => ({
      id: series.id,
      title: series.title && shown(series.title, language),
      price: shown(series.priceName, language),
      dates: series.dates.length,
      ...{ quantity: series.quantity, totalCents: series.totalCents, isStopped: series.stop !== null },
    })),
    lines: cart.lines
      .filter(({ seriesId }) => seriesId === null)
      .map((line) => ({
        id: line.id,
        event: words(titles.get(line.jetId)),
        time: line.startsAt ? timeWords(line.startsAt, cart.now, language) : '',
        group: shown(placeWords(line), language),
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
    pass: pass && {
      name: shown(pass.name, language),
      isRefused: pass.refusal !== null,
      ...{ visits: pass.visits, cents: pass.cents },
    },
    isExpired: state === 'expired',
    ...{ reservable, isLinkOffered },
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
