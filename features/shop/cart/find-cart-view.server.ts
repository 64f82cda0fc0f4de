import { findPassesOf, refusalOfPass } from '#features/box-office/passes/index.server.ts';
import type {
  Buyer,
  Cart,
  CartLine,
  CartReference,
  CartSeries,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  type EventListing,
  findEventsByJetIds,
  stubArtwork,
  toEventCard,
  typeTone,
} from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, timeOf } from '#lib/venue-time.ts';
import type { CartLineView, CartSeriesView, CartTicket, CartView } from './cart-view.ts';

/**
 * Returns the current or expired contents of the visitor's cart, with the texts of its events. `null` when there is
 * nothing in it. Only ever for the visitor whose reference it is.
 */
export async function findCartView(
  services: { db: Db; ticketing: TicketingProvider },
  reference: CartReference | null,
  language: Language,
  /** Signed-in person: their passes can be put in, and sellers are exempt from the limits on tickets. */
  { userId = null, isSeller = false }: Partial<Pick<Buyer, 'userId' | 'isSeller'>> = {},
): Promise<CartView | null> {
  const cart = reference === null ? null : await services.ticketing.cart(reference, { isSeller });
  if (!cart || cart.lines.length === 0) return null;
  const events = await findEventsByJetIds(
    services.db,
    cart.lines.map((line) => line.jetId),
  );
  const { change, renew, restore, orders, coupons } = services.ticketing.capabilities;
  const bought = cart.lines.filter((line) => line.stop === null);
  return {
    state: cart.state,
    expiresAt: cart.expiresAt,
    now: cart.now,
    quantity: cart.quantity,
    fullCents: bought.reduce((sum, line) => sum + line.totalCents, 0),
    sum: cart.sum,
    coupon: cart.coupon,
    pass: cart.pass && { ...cart.pass, name: shown(cart.pass.name, language) },
    passes:
      userId !== null && cart.state === 'held'
        ? await usablePasses(services, userId, { cart, language })
        : [],
    contents: cart.contents,
    firstStart: bought.flatMap((line) => line.startsAt ?? []).toSorted()[0] ?? null,
    renewalsLeft: cart.renewalsLeft,
    offeredUntil: cart.isOffer ? dateLine(cart.expiresAt, language) : null,
    can: {
      change: change && cart.state === 'held',
      renew: renew && !cart.isOffer,
      restore: restore && cart.renewalsLeft > 0 && !cart.isOffer,
      order: orders && cart.state === 'held' && bought.length === cart.lines.length,
      coupons: coupons && cart.state === 'held',
    },
    tickets: grouped(cart).map((lines) => toTicket(lines, events, language)),
    series: cart.series.map((series) => toSeries(series, cart, language)),
  };
}

/** Those with visits left; whether one fits the cart is checked when it is added. */
async function usablePasses(
  { db, ticketing }: { db: Db; ticketing: TicketingProvider },
  userId: number,
  { cart, language }: { cart: Cart; language: Language },
): Promise<CartView['passes']> {
  if (!ticketing.passes) return [];
  const passes = await findPassesOf(db, userId);
  return passes
    .filter((pass) => refusalOfPass(pass, cart.now) === null)
    .map(({ id, name, leftVisits, claimedVisits }) => ({
      id,
      name: shown(name, language),
      leftVisits: leftVisits - claimedVisits,
    }));
}

/** Lines that share event, start and seat group stand on one ticket. */
function grouped(cart: Cart): CartLine[][] {
  const groups = new Map<string, CartLine[]>();
  for (const line of cart.lines.filter(({ seriesId }) => seriesId === null)) {
    const key = `${line.jetId} ${line.timeslot?.blockId} ${line.seatGroup.code}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

function toTicket(lines: CartLine[], events: Map<number, EventListing>, language: Language): CartTicket {
  const [first] = lines as [CartLine];
  const seats = lines.flatMap((line) => line.seats);
  const seatGroup = shown(placeWords({ seatGroup: first.seatGroup, seats }), language);
  return {
    id: first.id,
    event: toEventOfTicket(first, events.get(first.jetId), language),
    seatGroup,
    seatedAt: seats.length > 0 && first.stop === null ? first.jetId : null,
    lines: lines.map((line) => toLine(line, language)),
  };
}

function toSeries(series: CartSeries, { lines }: Cart, language: Language): CartSeriesView {
  const { title, stop, dates } = series;
  const dayOfDate = ({ startsAt }: { startsAt: string | null }) =>
    startsAt === null ? [] : [formatDayShort(dayOf(startsAt), language)];
  const stopped = dates.filter(({ jetId }) => jetId === stop?.jetId);
  return {
    id: series.id,
    path: `/${language}/series/${series.seriesId}`,
    title: shown(title, language),
    seatGroup: shown(series.seatGroup, language),
    price: shown(series.priceName, language),
    cents: series.cents,
    quantity: series.quantity,
    maxQuantity: series.maxQuantity,
    totalCents: series.totalCents,
    days: dates.flatMap(dayOfDate),
    stop: stop && { reason: stop.reason, day: stopped.flatMap(dayOfDate)[0] ?? null },
    lineIds: lines.filter(({ seriesId }) => seriesId === series.id).map(({ id }) => id),
  };
}

function toLine(line: CartLine, language: Language): CartLineView {
  const { jetId, price, timeslot, seatGroup, stop } = line;
  const isRepriced = stop === null && price.currentCents !== price.cents;
  return {
    id: line.id,
    name: shown(price.name, language),
    conditions: price.conditions && shown(price.conditions, language),
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    cents: price.cents,
    totalCents: line.totalCents,
    stop,
    more: isRepriced
      ? {
          cents: price.currentCents,
          jetId,
          seatGroup: seatGroup.code,
          saleTypeId: price.saleTypeId,
          blockId: timeslot?.blockId ?? null,
        }
      : null,
  };
}

/** Without an event (it went offline after the tickets were added) the ticket still stands. */
function toEventOfTicket(
  line: CartLine,
  event: EventListing | undefined,
  language: Language,
): CartTicket['event'] {
  if (!event) return null;
  const card = toEventCard(event, null, language);
  const start = line.timeslot?.timeStart ?? event.dateStart;
  return {
    path: card.path,
    title: card.title,
    typeName: card.type.name,
    tone: typeTone(card.type.slug),
    image: { upright: stubArtwork(card, 'upright'), narrow: stubArtwork(card, 'narrow') },
    dateLine: `${dateLine(start, language)} · ${card.place}`,
  };
}

function dateLine(at: string, language: Language): string {
  return `${formatDayShort(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
}
