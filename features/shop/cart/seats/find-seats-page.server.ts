import type { Cart, Offer, Order, SeatedHall, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import type { HallView, NumbersOfGroup, WantedGroup } from './seats-page.ts';

/** A hall in one language. */
export function toHallView({ version, areas, seats }: SeatedHall, language: Language): HallView {
  return {
    version,
    areas: areas.map(({ kind, text, ...area }) => ({
      ...area,
      isStage: kind === 'stage',
      text: shown(text, language),
    })),
    seats: seats.map((seat) => ({
      ...{ guid: seat.guid, rowOrder: seat.rowOrder, block: seat.block, x: seat.x, y: seat.y },
      ...{ zone: shown(seat.zone, language).text, row: seat.row, seat: seat.seat, group: seat.seatGroup },
      ...{ isWheelchair: seat.isWheelchair, isCompanion: seat.isCompanion, isStepFree: seat.isStepFree },
      isReserved: seat.isWheelchair || seat.isCompanion,
      restrictedView: seat.restrictedView && shown(seat.restrictedView, language).text,
    })),
    hasZones: new Set(seats.map(({ zone }) => zone.de)).size > 1,
  };
}

/** The prices that seats of a hall are sold at, with the numbers that are asked for. */
export function toNumbers(
  offer: Offer,
  { hall, orders, language }: { hall: SeatedHall; orders: readonly TicketOrder[]; language: Language },
): NumbersOfGroup[] {
  const seated = new Set(hall.seats.map(({ seatGroup }) => seatGroup));
  return offer.seatGroups
    .filter(({ seatGroup, available }) => available && seated.has(seatGroup))
    .map(({ seatGroup, name, prices }) => ({
      ...{ seatGroup, name: shown(name, language), maxPerPrice: offer.maxPerPrice },
      prices: prices
        .filter(({ forGroups }) => !forGroups)
        .map((price) => ({
          ...{ saleTypeId: price.saleTypeId, name: shown(price.name, language), cents: price.cents },
          quantity: quantityIn(orders, seatGroup, price.saleTypeId),
        })),
    }))
    .filter(({ prices }) => prices.length > 0);
}

function quantityIn(orders: readonly TicketOrder[], seatGroup: string, saleTypeId: number): number {
  const order = orders.find((each) => each.seatGroup === seatGroup);
  return order?.tickets.find((ticket) => ticket.saleTypeId === saleTypeId)?.quantity ?? 0;
}

/** Orders that are for seats of a hall, with the number of seats of each. */
export function toWanted(
  offer: Offer,
  { hall, orders, language }: { hall: SeatedHall; orders: readonly TicketOrder[]; language: Language },
): WantedGroup[] {
  const seated = new Set(hall.seats.map(({ seatGroup }) => seatGroup));
  return orders.flatMap((order) => {
    const group = offer.seatGroups.find(({ seatGroup }) => seatGroup === order.seatGroup);
    if (!group || !seated.has(group.seatGroup)) return [];
    const tickets = order.tickets.flatMap(({ saleTypeId, quantity }) => {
      const price = group.prices.find((each) => each.saleTypeId === saleTypeId);
      if (!price) return [];
      const { cents, units } = price;
      return { saleTypeId, name: shown(price.name, language), quantity, cents, units };
    });
    return {
      ...{ seatGroup: group.seatGroup, name: shown(group.name, language) },
      places: tickets.reduce((sum, { quantity, units }) => sum + quantity * units, 0),
      tickets: tickets.map(({ units: _, ...ticket }) => ticket),
    };
  });
}

/** The same tickets in the other seat groups that are seats of the hall and sell all their prices, for a party in one group. */
export function otherGroups(
  offer: Offer,
  { hall, wanted, language }: { hall: SeatedHall; wanted: readonly WantedGroup[]; language: Language },
): (WantedGroup & { cents: number })[] {
  const [own] = wanted;
  if (!own || wanted.length > 1) return [];
  const tickets = own.tickets.map(({ saleTypeId, quantity }) => ({ saleTypeId, quantity }));
  return offer.seatGroups
    .filter(({ seatGroup, available }) => available && seatGroup !== own.seatGroup)
    .flatMap(({ seatGroup }) => {
      const orders = [{ jetId: offer.jetId, seatGroup, blockId: null, tickets }];
      return toWanted(offer, { hall, orders, language });
    })
    .filter((group) => group.tickets.length === own.tickets.length)
    .map((group) => ({
      ...group,
      cents: group.tickets.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0),
    }));
}

/** Seats at a date, by their `guid`, and the tickets they are for. */
export interface OwnSeats {
  wanted: WantedGroup[];
  former: string[];
}

/** The seats a cart has at a date. */
export function seatsInCart(cart: Cart | null, jetId: number, language: Language): OwnSeats {
  const lines = cart?.state === 'held' ? cart.lines : [];
  return ownSeats(
    lines.filter((line) => line.jetId === jetId),
    language,
  );
}

/** The seats of the valid tickets of an order at a date. */
export function seatsInOrder(order: Order, jetId: number, language: Language): OwnSeats {
  const tickets = order.tickets.filter((ticket) => ticket.jetId === jetId && ticket.state === 'valid');
  return ownSeats(
    tickets.map((ticket) => ({ ...ticket, quantity: 1 })),
    language,
  );
}

interface Seated extends Pick<Cart['lines'][number], 'seatGroup' | 'seats' | 'quantity'> {
  price: { saleTypeId: number; name: Localized; cents: number };
}

function ownSeats(all: readonly Seated[], language: Language): OwnSeats {
  const seated = all.filter(({ seats }) => seats.length > 0);
  const wanted = [...Map.groupBy(seated, ({ seatGroup }) => seatGroup.code)].flatMap(([code, own]) => {
    const name = own[0]?.seatGroup.name;
    return name === undefined
      ? []
      : {
          ...{ seatGroup: code, name: shown(name, language) },
          places: own.reduce((sum, { seats }) => sum + seats.length, 0),
          tickets: own.map(({ price, quantity }) => ({
            ...{ saleTypeId: price.saleTypeId, name: shown(price.name, language) },
            ...{ quantity, cents: price.cents },
          })),
        };
  });
  return { wanted, former: seated.flatMap(({ seats }) => seats.map(({ guid }) => guid)) };
}
