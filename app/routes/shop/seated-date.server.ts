import type { PageContext } from '#app/page-context.server.ts';
import { chooseSeatsPath } from '#features/box-office/booking/index.ts';
import type { Offer, SeatedHall, SeatName, TicketingError } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  findEventOfOffer,
  type NamedSeat,
  type SeatRefusal,
  type SeatsPage,
  toHallView,
  type WantedGroup,
} from '#features/shop/cart/index.server.ts';
import { cartMessageOf, type ShopName } from '#features/shop/cart/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';

/** More than any order holds. */
export const MAX_SEATS = 200;
/** Letters of their names as a list. */
export const MAX_PROPOSAL = 20_000;

/** The date of the address, where its seats can be chosen; else it throws a 404. */
export async function findSeatedDate({ services, url }: Pick<PageContext, 'services' | 'url'>) {
  const jetId = parseId(url.searchParams.get('event'));
  const { ticketing } = services;
  const { seating } = ticketing;
  const hall = jetId === null ? null : ((await seating?.hall(jetId)) ?? null);
  const offer = jetId === null || !hall ? null : await ticketing.offer(jetId);
  const event = offer && (await findEventOfOffer(services, offer.jetId));
  if (!hall || !seating || !offer || !event)
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { hall, seating, offer, event };
}

export type SeatedDate = Awaited<ReturnType<typeof findSeatedDate>>;

/** Common part of the pages on which seats are chosen. */
export function seatsPageOf(
  { offer, hall, event }: SeatedDate,
  language: Language,
): Pick<SeatsPage, 'jetId' | 'event' | 'language' | 'hall'> {
  return {
    jetId: offer.jetId,
    event: {
      id: event.id,
      path: pathTo('event', language, { slug: event.slug, id: event.id }),
      title: shownTitle(event.title, language),
      dateLine: `${formatDay(dayOf(event.dateStart), language)}, ${formatTime(timeOf(event.dateStart), language)}`,
    },
    language,
    hall: toHallView(hall, language),
  };
}

/** The page on which seats are chosen for tickets, by which the address names them. */
export const seatsPathFor = (
  { jetId }: Pick<Offer, 'jetId'>,
  { language, shop, wanted }: { language: Language; shop: ShopName; wanted: readonly WantedGroup[] },
): string =>
  chooseSeatsPath(jetId, language, {
    shop,
    tickets: wanted.flatMap(({ seatGroup, tickets }) =>
      tickets.map(({ saleTypeId, quantity }) => ({ seatGroup, saleTypeId, quantity })),
    ),
  });

/** Why seats could not be had, in a language. */
export function seatRefusalOf(error: TicketingError, hall: SeatedHall, language: Language): SeatRefusal {
  const taken = new Set(error.code === 'SEATS_TAKEN' ? error.taken : []);
  const seats = hall.seats.filter(({ guid }) => taken.has(guid));
  if (seats.length === 0) return { code: 'CART', message: cartMessageOf(error) };
  const named = ({ guid, zone, row, seat }: SeatName): NamedSeat => ({
    ...{ guid, zone: shown(zone, language).text, row, seat },
  });
  return { code: 'TAKEN', seats: seats.map(named), nearest: (error.nearest ?? []).map(named) };
}

/** Reads a list of seats from the value of a radio button that stands for them; none where it is no such list. */
export function seatsOfProposal(value: string): string[] {
  try {
    const seats: unknown = JSON.parse(value);
    return Array.isArray(seats) && seats.every((guid) => typeof guid === 'string')
      ? seats.slice(0, MAX_SEATS)
      : [];
  } catch {
    return [];
  }
}
