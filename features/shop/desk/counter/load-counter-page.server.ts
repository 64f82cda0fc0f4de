import { countDeskPlaces, findDeskPlaces } from '#features/box-office/holds/index.server.ts';
import {
  findLastSoldBy,
  findOrderByNumber,
  findPayments,
} from '#features/box-office/order-store/index.server.ts';
import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import type { PaymentProviders } from '#features/box-office/payments/index.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { Order, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import type { Db } from '#features/database.server.ts';
import { artworkType, findEventsByJetIds } from '#features/programme/calendar/index.server.ts';
import type { TicketCodes } from '#features/shop/orders/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
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
import { type DeskEvent, findDeskEventOfJet, findSeriesOfJet } from '../sales/event-store.server.ts';
import { findOpenShift } from '../tills/shift-store.server.ts';
import { toCart } from './counter-cart.server.ts';
import { counterDone } from './counter-done.server.ts';
import { toEvent } from './counter-event.server.ts';
import { findCounterSeats } from './counter-seats.server.ts';
import type {
  CounterChoice,
  CounterDate,
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
  const jetIds = events.flatMap(({ jetId }) => jetId ?? []);
  const [pictures, ofDesk] = await Promise.all([findPictures(db, jetIds), countDeskPlaces(db, jetIds, now)]);
  const dates = events.flatMap((event) =>
    toDate(event, { pictures, ofDesk, now, listedDay: choice.query === '' ? day : null, language }),
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
  const deskPlaces = event?.jetId == null ? [] : await findDeskPlaces(db, event.jetId, now);
  const shownEvent =
    event && offer
      ? toEvent(event, offer, { choice, cart, series, overbookable, deskPlaces, now, language })
      : null;
  const seats =
    event && shownEvent
      ? await findCounterSeats(
          services,
          { jetId: shownEvent.jetId, id: event.id },
          { ...choice, cart, group: shownEvent.group, language },
        )
      : null;
  return {
    isPlanOpen: choice.isPlanOpen ?? false,
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
    event: shownEvent && { ...shownEvent, seats },
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
    ofDesk,
    now,
    listedDay,
    language,
  }: {
    pictures: ReadonlyMap<number, string>;
    /** Places that only the desk may sell. */
    ofDesk: ReadonlyMap<number, number>;
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
      free: sale.capacity - sale.held - sale.sold - sale.blocked + (ofDesk.get(jetId) ?? 0),
      picture: pictures.get(jetId) ?? null,
      onlineUntil: until <= now ? null : shortTime(timeOf(until), language),
    },
  ];
}

/** The order with a number, where it was sold at the counter; `null` for all others. */
export async function findSoldOrder({ db }: { db: Db }, number: string): Promise<Order | null> {
  const order = await findOrderByNumber(db, number);
  return order?.soldBy == null ? null : order;
}
