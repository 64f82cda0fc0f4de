import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { chooseSeatsPath, readTicketForm } from '#features/box-office/booking/index.ts';
import type { SeatedHall, TicketingError, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  addOrders,
  findEventOfOffer,
  type SeatRefusal,
  type SeatsPage,
  toHallView,
  toNumbers,
  toWanted,
  type WantedGroup,
} from '#features/shop/cart/index.server.ts';
import { cartMessageOf, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { SeatsScreen } from '#features/shop/cart/seats/screens/seats-screen.tsx';
import { shown } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/seats.ts';
import { buyerOf, startSession } from './buyer.server.ts';
import { ORDER_KEY } from './order-key.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { toTestSale } from './test-sale.server.ts';
import { appendCart, visitorCart } from './visitor-cart.server.ts';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** More than any order holds. */
const MAX_SEATS = 200;
/** With it come the prices that were seen, which the offer names (`readTicketForm`). */
const FORM = z.looseObject({ key: text(), seats: several(MAX_SEATS) });
const [UNPROCESSABLE, CONFLICT] = [422, 409];

/** A choice that was refused: what is left of it, and why. */
const outcome = formOutcome<{
  orders: TicketOrder[];
  added: TicketOrder[];
  chosen: string[];
  refusal: SeatRefusal;
}>();

/** Own choice of seats (docs/product/seating.md#choice). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) throw elsewhere;
  const { offer, hall, event } = await findDate(page);
  const refused = outcome.of(context);
  const orders = refused?.orders ?? readTicketForm(Object.fromEntries(url.searchParams), offer);
  const states = await services.ticketing.seating?.states(offer.jetId, visitorCart(page, request));
  const wanted = offer.availability === 'closed' ? [] : toWanted(offer, { hall, orders, language });
  const shop = shopOf(url.pathname);
  const isFree = freeSeats(hall, states?.states ?? '');
  const shownPage: SeatsPage = {
    jetId: offer.jetId,
    event: {
      id: event.id,
      path: pathTo('event', language, { slug: event.slug, id: event.id }),
      title: shownTitle(event.title, language),
      dateLine: `${formatDay(dayOf(event.dateStart), language)}, ${formatTime(timeOf(event.dateStart), language)}`,
    },
    language,
    numbers: offer.availability === 'closed' ? [] : toNumbers(offer, { hall, orders, language }),
    wanted,
    hall: toHallView(hall, language),
    states: states?.states ?? '',
    chosen: (refused?.chosen ?? []).filter(isFree),
    refusal: refused?.refusal ?? null,
    added: toWanted(offer, { hall, orders: refused?.added ?? [], language }).map(({ name }) => name),
    orderKey: services.ids.token(),
    paths: {
      numbers: url.pathname,
      form: chooseSeatsPath(offer.jetId, language, { shop, tickets: wanted.flatMap(ticketsOf) }),
      cart: shopPaths(shop, language).cart,
    },
  };
  const meta = { title: formTitle(context, language, msg`Choose your own seats`), robots: 'none' as const };
  // Without the visitor's token the form would not count once.
  return data({ page: shownPage, meta }, startSession(page, await buyerOf(request, page)));
}

const ticketsOf = ({ seatGroup, tickets }: WantedGroup) =>
  tickets.map(({ saleTypeId, quantity }) => ({ seatGroup, saleTypeId, quantity }));

/** The date of the address, where its seats can be chosen. */
async function findDate({ services, url }: PageContext) {
  const jetId = parseId(url.searchParams.get('event'));
  const { ticketing } = services;
  const hall = jetId === null ? null : ((await ticketing.seating?.hall(jetId)) ?? null);
  const offer = jetId === null || !hall ? null : await ticketing.offer(jetId);
  const event = offer && (await findEventOfOffer(services, offer.jetId));
  if (!hall || !offer || !event) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { hall, offer, event };
}

function freeSeats(hall: SeatedHall, states: string): (guid: string) => boolean {
  const free = new Set(hall.seats.flatMap(({ guid }, index) => (states[index] === '.' ? [guid] : [])));
  return (guid) => free.has(guid);
}

/** Puts the tickets of the address with the chosen seats into the cart, or shows the page again with what can still be had of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const { services, language, url } = page;
  const elsewhere = toTestSale(page, request);
  if (elsewhere) return elsewhere;
  const { offer, hall } = await findDate(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { key, seats: chosen } = form.value;
  const orders = readTicketForm({ ...form.value, ...Object.fromEntries(url.searchParams) }, offer);
  const buyer = await buyerOf(request, page, key);
  const headers = new Headers();
  const answer = (refusal: SeatRefusal, status: number, left = orders, added: TicketOrder[] = []) =>
    outcome.answer(context, { orders: left, added, chosen, refusal }, { headers, status });

  const groupOf = new Map(hall.seats.map(({ guid, seatGroup }) => [guid, seatGroup]));
  const chosenIn = (seatGroup: string | null) => chosen.filter((guid) => groupOf.get(guid) === seatGroup);
  const counts = toWanted(offer, { hall, orders, language })
    .map(({ seatGroup, name, places }) => ({ name, places, chosen: chosenIn(seatGroup).length }))
    .filter(({ places, chosen: count }) => places !== count);
  if (counts.length > 0) return answer({ code: 'COUNT', counts }, UNPROCESSABLE);
  if (orders.length === 0 || !ORDER_KEY.test(key)) return redirectToCart(page, { message: 'UNKNOWN_OFFER' });
  if (buyer.session === null) return redirectToCart(page, { message: 'COOKIES_BLOCKED' });

  const { cart, error, added } = await addOrders(services, {
    reference: visitorCart(page, request),
    orders: orders.map((order) => ({ ...order, seats: chosenIn(order.seatGroup) })),
    buyer,
  });
  if (cart) appendCart(headers, page, cart);
  if (!error) {
    const message = cart && cart.restoredCount > 0 ? 'BROUGHT_BACK' : null;
    return redirectToCart(page, { message, cart });
  }
  services.log.warn({ path: url.pathname, code: error.code }, 'could not add chosen seats to a cart');
  const refusal = toRefusal(error, hall, language);
  return answer(refusal, CONFLICT, orders.slice(added), orders.slice(0, added));
}

function toRefusal(error: TicketingError, hall: SeatedHall, language: PageContext['language']): SeatRefusal {
  const taken = new Set(error.code === 'SEATS_TAKEN' ? error.taken : []);
  const seats = hall.seats.filter(({ guid }) => taken.has(guid));
  if (seats.length === 0) return { code: 'CART', message: cartMessageOf(error) };
  return {
    code: 'TAKEN',
    seats: seats.map(({ zone, row, seat }) => ({ zone: shown(zone, language).text, row, seat })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SeatsRoute({ loaderData: { page } }: Route.ComponentProps) {
  // A form that comes back is another one: what was chosen comes with it.
  return <SeatsScreen key={page.orderKey} page={page} />;
}
