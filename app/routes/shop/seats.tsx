import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { readTicketForm } from '#features/box-office/booking/index.ts';
import type { SeatConsent, TicketOrder } from '#features/box-office/ticketing/index.ts';
import {
  addOrders,
  findNextDates,
  otherGroups,
  type SeatRefusal,
  type SeatsPage,
  toNumbers,
  toWanted,
} from '#features/shop/cart/index.server.ts';
import { shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { SeatsScreen } from '#features/shop/cart/seats/screens/seats-screen.tsx';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/seats.ts';
import { buyerOf, startSession } from './buyer.server.ts';
import { ORDER_KEY } from './order-key.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import {
  findSeatedDate,
  MAX_PROPOSAL,
  MAX_SEATS,
  seatRefusalOf,
  seatsOfProposal,
  seatsPageOf,
  seatsPathFor,
} from './seated-date.server.ts';
import { toTestSale } from './test-sale.server.ts';
import { appendCart, visitorCart } from './visitor-cart.server.ts';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** With it come the prices that were seen, which the offer names (`readTicketForm`). */
const FORM = z.looseObject({
  ...{ key: text(), seats: several(MAX_SEATS), proposal: text(MAX_PROPOSAL) },
  consent: z.enum(['two-rows', 'anywhere']).optional().catch(undefined),
});
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
  const date = await findSeatedDate(page);
  const { offer, hall, seating } = date;
  const refused = outcome.of(context);
  const isClosed = offer.availability === 'closed';
  const orders = refused?.orders ?? readTicketForm(Object.fromEntries(url.searchParams), offer);
  const wanted = isClosed ? [] : toWanted(offer, { hall, orders, language });
  const cart = visitorCart(page, request);
  const [states, proposed] = await Promise.all([
    seating.states(offer.jetId, cart === null ? null : { cart }),
    seating.propose(offer.jetId, wanted, null),
  ]);
  const shop = shopOf(url.pathname);
  const others = proposed.apart ? await findNextDates(services, { event: date.event, wanted }, language) : [];
  const free = new Set(
    hall.seats.flatMap(({ guid }, index) => (states?.states[index] === '.' ? [guid] : [])),
  );
  const shownPage: SeatsPage = {
    ...seatsPageOf(date, language),
    numbers: isClosed ? [] : toNumbers(offer, { hall, orders, language }),
    ...{ wanted, states: states?.states ?? '', former: null, ...proposed },
    chosen: (refused?.chosen ?? []).filter((guid) => free.has(guid)),
    nextDates: others.map(({ jetId, name }) => ({
      name,
      path: seatsPathFor({ jetId }, { language, shop, wanted }),
    })),
    others: otherGroups(offer, { hall, wanted, language }).map((group) => ({
      ...{ seatGroup: group.seatGroup, name: group.name, cents: group.cents },
      path: seatsPathFor(offer, { language, shop, wanted: [group] }),
    })),
    refusal: refused?.refusal ?? null,
    added: toWanted(offer, { hall, orders: refused?.added ?? [], language }).map(({ name }) => name),
    orderKey: services.ids.token(),
    paths: {
      numbers: url.pathname,
      form: seatsPathFor(offer, { language, shop, wanted }),
      cart: shopPaths(shop, language).cart,
    },
  };
  const meta = { title: formTitle(context, language, msg`Choose your own seats`), robots: 'none' as const };
  // Without the visitor's token the form would not count once.
  return data({ page: shownPage, meta }, startSession(page, await buyerOf(request, page)));
}

/** Puts the tickets of the address with the chosen seats into the cart, or shows the page again with what can still be had of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const { services, language, url } = page;
  const elsewhere = toTestSale(page, request);
  if (elsewhere) return elsewhere;
  const { offer, hall } = await findSeatedDate(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { key, seats: ticked, proposal, consent } = form.value;
  // Boxes that are ticked say more than the proposal that is chosen from the start.
  const chosen = ticked.length > 0 ? ticked : seatsOfProposal(proposal);
  const orders = readTicketForm({ ...form.value, ...Object.fromEntries(url.searchParams) }, offer);
  const buyer = await buyerOf(request, page, key);
  const headers = new Headers();
  const answer = (refusal: SeatRefusal, status: number, left = orders, added: TicketOrder[] = []) => {
    const nearest = refusal.code === 'TAKEN' ? refusal.nearest.map(({ guid }) => guid) : [];
    return outcome.answer(
      context,
      { orders: left, added, chosen: nearest.length > 0 ? nearest : chosen, refusal },
      { headers, status },
    );
  };

  const groupOf = new Map(hall.seats.map(({ guid, seatGroup }) => [guid, seatGroup]));
  const chosenIn = (seatGroup: string | null) => chosen.filter((guid) => groupOf.get(guid) === seatGroup);
  const counts = toWanted(offer, { hall, orders, language })
    .map(({ seatGroup, name, places }) => ({ name, places, chosen: chosenIn(seatGroup).length }))
    .filter(({ places, chosen: count }) => places !== count);
  if (counts.length > 0 && !consent) return answer({ code: 'COUNT', counts }, UNPROCESSABLE);
  if (orders.length === 0 || !ORDER_KEY.test(key)) return redirectToCart(page, { message: 'UNKNOWN_OFFER' });
  if (buyer.session === null) return redirectToCart(page, { message: 'COOKIES_BLOCKED' });

  const seated = (order: TicketOrder): { seats?: string[]; consent?: SeatConsent } =>
    consent ? { consent } : { seats: chosenIn(order.seatGroup) };
  const { cart, error, added } = await addOrders(services, {
    reference: visitorCart(page, request),
    orders: orders.map((order) => ({ ...order, ...seated(order) })),
    buyer,
  });
  if (cart) appendCart(headers, page, cart);
  if (!error) {
    const message = cart && cart.restoredCount > 0 ? 'BROUGHT_BACK' : null;
    return redirectToCart(page, { message, cart });
  }
  services.log.warn({ path: url.pathname, code: error.code }, 'could not add chosen seats to a cart');
  return answer(seatRefusalOf(error, hall, language), CONFLICT, orders.slice(added), orders.slice(0, added));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SeatsRoute({ loaderData: { page } }: Route.ComponentProps) {
  // A form that comes back is another one: what was chosen comes with it.
  return <SeatsScreen key={page.orderKey} page={page} />;
}
