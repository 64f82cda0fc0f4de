import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import { type CounterCarts, findDateToEdit, refusalToEdit } from '#features/box-office/sale/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { findDates, MOST_DATES } from '../counter/find-dates.server.ts';
import { findDeskEventOfJet } from '../sales/event-store.server.ts';
import type { CustomerName } from './change-customer.server.ts';
import { momentWords, nameOf } from './order-row.ts';

/** A price that tickets can have, by the number the box office knows it by. */
export interface PriceChoice {
  saleTypeId: number;
  name: ShownText;
  cents: number;
}

/** Tickets of one seat group at one date, which can be given another price together. */
export interface SwapGroup {
  title: ShownText | null;
  when: string | null;
  seatGroup: ShownText;
  tickets: { position: number; price: ShownText; cents: number }[];
  prices: PriceChoice[];
}

/** A seat group or timeslot of the chosen date, with its prices. */
export interface AddGroup {
  seatGroup: string;
  blockId: number | null;
  name: ShownText;
  time: string | null;
  free: number;
  prices: PriceChoice[];
}

/** Page that changes an order, in one language. */
export interface OrderEditPage {
  number: string;
  name: string;
  customer: CustomerName;
  swaps: SwapGroup[];
  /** Tickets can be added. */
  isOpen: boolean;
  lastPosition: number;
  query: string;
  dates: { jetId: number; title: ShownText; when: string }[];
  chosen: { jetId: number; title: ShownText; when: string; groups: AddGroup[] } | null;
}

interface Services {
  db: Db;
  clock: Clock;
  counterCarts: CounterCarts | null;
}

/** `null` when there is no order of this number, or it is none of tickets. */
export async function loadOrderEditPage(
  { db, clock, counterCarts }: Services,
  number: string,
  { jetId, query, language }: { jetId: number | null; query: string; language: Language },
): Promise<OrderEditPage | null> {
  const order = await findOrderByNumber(db, number);
  if (!order || order.tickets.length === 0) return null;
  const now = clock.now();
  const isOpen = refusalToEdit(order) === null;
  const { firstName, lastName, email } = order.customer;
  const events = isOpen && query !== '' ? await findDates(db, { day: dayOf(now), query, now }) : [];
  const own = order.tickets.find(({ state }) => state === 'valid')?.jetId ?? null;
  return {
    number: order.number,
    name: nameOf(order),
    customer: { firstName, lastName, email },
    swaps: isOpen ? await swapsOf(db, order, { now, language }) : [],
    isOpen,
    lastPosition: Math.max(...order.tickets.map(({ position }) => position)),
    query,
    dates: events
      .slice(0, MOST_DATES)
      .flatMap(({ jetId: id, title, startsAt }) =>
        id === null
          ? []
          : [{ jetId: id, title: shown(title, language), when: momentWords(startsAt, language) }],
      ),
    chosen: isOpen && counterCarts ? await chosenDate(db, counterCarts, jetId ?? own, language) : null,
  };
}

async function swapsOf(
  db: Db,
  { tickets }: Order,
  { now, language }: { now: Instant; language: Language },
): Promise<SwapGroup[]> {
  const open = tickets.filter(
    ({ state, admission, passVisits, seriesId }) =>
      state === 'valid' && admission === null && passVisits === 0 && seriesId === null,
  );
  const groups = Map.groupBy(
    open,
    ({ jetId, blockId, seatGroup }) => `${jetId} ${blockId} ${seatGroup.code}`,
  );
  const swaps: SwapGroup[] = [];
  for (const own of groups.values()) {
    const [first] = own as [OrderTicket];
    const { jetId, blockId, seatGroup, event, startsAt } = first;
    const date = await findDateToEdit(db, { jetId, blockId, seatGroup: seatGroup.code }, now);
    if (!date || date.items.length < 2) continue;
    swaps.push({
      title: event && shown(event, language),
      when: startsAt && momentWords(startsAt, language),
      seatGroup: shown(seatGroup.name, language),
      tickets: own.map(({ position, price: { name, cents } }) => ({
        position,
        cents,
        price: shown(name, language),
      })),
      prices: date.items.map(({ saleTypeId, priceName, cents }) => ({
        ...{ saleTypeId, cents },
        name: shown(priceName, language),
      })),
    });
  }
  return swaps;
}

async function chosenDate(
  db: Db,
  carts: CounterCarts,
  jetId: number | null,
  language: Language,
): Promise<OrderEditPage['chosen']> {
  if (jetId === null) return null;
  const [event, offer] = await Promise.all([findDeskEventOfJet(db, jetId), carts.offer(jetId)]);
  if (!event || !offer) return null;
  return {
    jetId,
    title: shown(event.title, language),
    when: momentWords(event.startsAt, language),
    groups: offer.seatGroups.flatMap(({ seatGroup, name, free, prices, timeslots }): AddGroup[] => {
      const group = {
        ...{ seatGroup, name: shown(name, language) },
        prices: prices.map(({ saleTypeId, name: price, cents }) => ({
          ...{ saleTypeId, cents },
          name: shown(price, language),
        })),
      };
      if (timeslots.length === 0) return [{ ...group, blockId: null, time: null, free: free ?? 0 }];
      return timeslots.map((slot) => ({
        ...group,
        blockId: slot.blockId,
        time: momentWords(slot.timeStart, language),
        free: slot.free ?? 0,
      }));
    }),
  };
}
