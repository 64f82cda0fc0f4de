import type { Offer, SeatedHall, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
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
