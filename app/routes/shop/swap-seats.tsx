import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { swapSeatsPath } from '#features/box-office/booking/index.ts';
import { type SeatRefusal, type SeatsPage, seatsInCart } from '#features/shop/cart/index.server.ts';
import { shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { SeatsScreen } from '#features/shop/cart/seats/screens/seats-screen.tsx';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/swap-seats.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import {
  findSeatedDate,
  MAX_PROPOSAL,
  MAX_SEATS,
  seatRefusalOf,
  seatsOfProposal,
  seatsPageOf,
} from './seated-date.server.ts';
import { toTestSale } from './test-sale.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

export const handle: PageHandle = { query: { personal: ['event'] } };

const FORM = z.object({ seats: several(MAX_SEATS), proposal: text(MAX_PROPOSAL) });
const [UNPROCESSABLE, CONFLICT] = [422, 409];

/** A swap that was refused: what was chosen, and why. */
const outcome = formOutcome<{ chosen: string[]; refusal: SeatRefusal }>();

/** Swap of the seats of a cart within a date (docs/product/seating.md#choice). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) throw elsewhere;
  const date = await findSeatedDate(page);
  const { offer, seating } = date;
  const reference = visitorCart(page, request);
  const cart = reference === null ? null : await services.ticketing.cart(reference);
  const { wanted, former } = seatsInCart(cart, offer.jetId, language);
  // Nothing is held there any more: the cart says why.
  if (former.length === 0) throw redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const [states, { proposals, apart }] = await Promise.all([
    seating.states(offer.jetId, reference),
    seating.propose(offer.jetId, wanted, reference),
  ]);
  const refused = outcome.of(context);
  const isFormer = (seats: readonly string[]) => seats.every((guid) => former.includes(guid));
  const shop = shopOf(url.pathname);
  const shownPage: SeatsPage = {
    ...seatsPageOf(date, language),
    ...{ numbers: [], wanted, states: states?.states ?? '', former, others: [], added: [] },
    ...{ apart, proposals: proposals.filter(({ seats }) => !isFormer(seats)) },
    ...{ chosen: refused?.chosen ?? [], refusal: refused?.refusal ?? null, orderKey: services.ids.token() },
    paths: {
      numbers: url.pathname,
      form: swapSeatsPath(offer.jetId, language, shop),
      cart: shopPaths(shop, language).cart,
    },
  };
  const meta = { title: formTitle(context, language, msg`Swap seats`), robots: 'none' as const };
  return data({ page: shownPage, meta });
}

/** Exchanges the seats, or shows the page again with what can still be had of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const { services, language, url } = page;
  const elsewhere = toTestSale(page, request);
  if (elsewhere) return elsewhere;
  const { offer, hall, seating } = await findSeatedDate(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { seats: ticked, proposal } = form.value;
  const chosen = ticked.length > 0 ? ticked : seatsOfProposal(proposal);
  const reference = visitorCart(page, request);
  const cart = reference === null ? null : await services.ticketing.cart(reference);
  if (reference === null || !cart) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });

  const groupOf = new Map(hall.seats.map(({ guid, seatGroup }) => [guid, seatGroup]));
  const { wanted } = seatsInCart(cart, offer.jetId, language);
  const counts = wanted
    .map(({ seatGroup, name, places }) => ({
      ...{ name, places },
      chosen: chosen.filter((guid) => groupOf.get(guid) === seatGroup).length,
    }))
    .filter(({ places, chosen: count }) => places !== count);
  if (counts.length > 0)
    return outcome.answer(context, { chosen, refusal: { code: 'COUNT', counts } }, { status: UNPROCESSABLE });
  const swapped = await seating.swap(reference, { jetId: offer.jetId, seats: chosen });
  if (swapped.ok) return redirectToCart(page, { message: 'SEATS_SWAPPED' });
  const { error } = swapped;
  services.log.warn({ path: url.pathname, code: error.code }, 'could not swap the seats of a cart');
  if (error.code !== 'SEATS_TAKEN') return redirectToCart(page, { message: error.code });
  const nearest = (error.nearest ?? []).map(({ guid }) => guid);
  return outcome.answer(
    context,
    {
      chosen: nearest.length > 0 ? nearest : chosen,
      refusal: seatRefusalOf(error, hall, language),
    },
    { status: CONFLICT },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SwapSeatsRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <SeatsScreen key={page.orderKey} page={page} />;
}
