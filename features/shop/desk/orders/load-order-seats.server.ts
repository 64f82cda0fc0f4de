import { findDeskPlaces } from '#features/box-office/holds/index.server.ts';
import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import { readHall, readSeatStates } from '#features/box-office/seating/index.server.ts';
import type { OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { toHallView } from '#features/shop/cart/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { findDeskEventOfJet } from '../sales/event-store.server.ts';
import { choosable, type SeatPicker } from '../seats/seat-picker.ts';
import { areInZones, type SeatRow, seatRows } from '../seats/seat-rows.ts';
import { momentWords, nameOf } from './order-row.ts';

/** The page on which the seats of an order are exchanged, in one language. */
export interface OrderSeatsPage {
  number: string;
  name: string;
  hasEmail: boolean;
  /** Dates at which it has seats; `chosen` is shown. */
  dates: { jetId: number; title: ShownText | null; when: string; isChosen: boolean }[];
  jetId: number;
  /** The seats it has there. */
  own: SeatRow[];
  picker: SeatPicker;
}

/** `null` when there is no such order, or it has no seats. */
export async function loadOrderSeats(
  { db, clock }: { db: Db; clock: Clock },
  number: string,
  { jetId: asked, language }: { jetId: number | null; language: Language },
): Promise<OrderSeatsPage | null> {
  const order = await findOrderByNumber(db, number);
  if (!order || order.isTest) return null;
  const seated = order.tickets.filter(({ state, seats }) => state === 'valid' && seats.length > 0);
  const jetId = (seated.find((ticket) => ticket.jetId === asked) ?? seated[0])?.jetId;
  if (jetId === undefined) return null;
  const tickets = seated.filter((ticket) => ticket.jetId === jetId);
  const [hall, states, blocks, event] = await Promise.all([
    readHall(db, jetId),
    readSeatStates(db, jetId, null),
    findDeskPlaces(db, jetId, clock.now()),
    findDeskEventOfJet(db, jetId),
  ]);
  if (!hall || !states) return null;
  const view = toHallView(hall, language);
  const seats = tickets.flatMap((ticket) => ticket.seats);
  const own = new Set(seats.map(({ guid }) => guid));
  const desk = blocks.flatMap((block) => block.seats);
  const isOfDesk = new Set(desk);
  return {
    ...{ number: order.number, name: nameOf(order), hasEmail: order.customer.email !== '', jetId },
    dates: [...Map.groupBy(seated, (ticket) => ticket.jetId).values()].flatMap(([first]) =>
      first
        ? {
            ...{ jetId: first.jetId, isChosen: first.jetId === jetId },
            title: first.event && shown(first.event, language),
            when: first.startsAt ? momentWords(first.startsAt, language) : '',
          }
        : [],
    ),
    own: seatRows(seats, { hasZones: areInZones(hall.seats), language }),
    picker: {
      ...{ eventId: event?.id ?? null, language, hall: view, desk, chosen: [...own] },
      states: choosable(
        view,
        (guid, index) => states.states[index] === '.' || own.has(guid) || isOfDesk.has(guid),
      ),
      wanted: wantedOf(tickets, language),
    },
  };
}

/** The seat groups of tickets, with the number of their seats. */
function wantedOf(tickets: readonly OrderTicket[], language: Language): SeatPicker['wanted'] {
  const groups = Map.groupBy(tickets, ({ seatGroup }) => seatGroup.code);
  return [...groups].map(([code, own]) => ({
    ...{ seatGroup: code, tickets: [] },
    name: shown(own[0]?.seatGroup.name ?? { de: code, en: code }, language),
    places: own.reduce((sum, { seats }) => sum + seats.length, 0),
  }));
}
