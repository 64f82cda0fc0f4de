import type {
  Buyer,
  CartReceipt,
  CartReference,
  Offer,
  TicketingErrorCode,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';
import {
  type CalendarServices,
  findUpcomingEventsOf,
  withOffers,
} from '#features/programme/calendar/index.server.ts';
import { isBookableSeries, MAX_BOOKING_DATES } from './whole-series.ts';

export interface SeriesBooking {
  /** Outcome for each date: `null` when its ticket is in the cart. */
  dates: { eventId: number; error: TicketingErrorCode | null }[];
  /** The cart after the last ticket that was added; `null` when none was. */
  cart: CartReceipt | null;
}

/**
 * Adds one ticket at full price for every upcoming date of a series, each date separately: a refusal of one does not affect
 * the others. Each has its own key derived from the buyer's, so that repeated presses are idempotent. `null` when the series
 * cannot be booked as a whole (`isBookableSeries`).
 */
export async function bookSeries(
  services: CalendarServices,
  { seriesId, cart, buyer }: { seriesId: number; cart: CartReference | null; buyer: Buyer },
): Promise<SeriesBooking | null> {
  const { db, clock, ticketing } = services;
  const window = { now: clock.now(), limit: MAX_BOOKING_DATES + 1 };
  const listed = await withOffers(services, await findUpcomingEventsOf(db, { seriesId }, window));
  if (!isBookableSeries(listed.map(({ event, offer }) => ({ status: event.status, offer })))) return null;

  const booking: SeriesBooking = { dates: [], cart: null };
  for (const { event, offer } of listed) {
    const full = offer && (await ticketing.offer(offer.jetId));
    const order = full && fullPriceTicket(full);
    const key = buyer.key === null ? null : `${buyer.key}.${event.id}`;
    const added = order
      ? await ticketing.add(booking.cart?.reference ?? cart, order, { ...buyer, key })
      : null;
    if (added?.ok) booking.cart = added.value;
    const error = added === null ? 'UNKNOWN_OFFER' : added.ok ? null : added.error.code;
    booking.dates.push({ eventId: event.id, error });
  }
  return booking;
}

/** One ticket at full price: of the first seat group with places, in its first timeslot with places. */
function fullPriceTicket(offer: Offer): TicketOrder | null {
  const group = offer.seatGroups.find(({ available }) => available);
  const price = group?.prices.find(({ isFullPrice, forGroups }) => isFullPrice && !forGroups);
  if (!group || !price) return null;
  const slot = group.timeslots.find(({ availability }) => availability === 'many' || availability === 'few');
  if (group.timeslots.length > 0 && !slot) return null;
  return {
    jetId: offer.jetId,
    seatGroup: group.seatGroup,
    blockId: slot?.blockId ?? null,
    tickets: [{ saleTypeId: price.saleTypeId, quantity: 1 }],
  };
}
