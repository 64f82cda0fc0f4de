import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import { chooseSeatsPath, readTicketForm } from '#features/box-office/booking/index.ts';
import type { Offer, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { addOrders, type CookieCart, findEventOfOffer, toAddView } from '#features/shop/cart/index.server.ts';
import { type CartMessageCode, cartMessageOf, shopOf, shopPaths } from '#features/shop/cart/index.ts';
// Not through the index: every page loads that one, for the link to the cart.
import { ConfirmAddScreen } from '#features/shop/cart/screens/confirm-add-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/add.ts';
import { buyerOf, startSession } from './buyer.server.ts';
import { ORDER_KEY } from './order-key.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { outsideOrigin, toTestSale } from './test-sale.server.ts';
import { appendCart, visitorCart } from './visitor-cart.server.ts';

/** With it come the fields of the prices, which the offer names (`readTicketForm`). */
const FORM = z.looseObject({ event: text(), key: text() });

/** The form may lead to an outside shop, which takes the payment. */
export const handle: PageHandle = { policy: paymentPolicy };

/** Addition to the cart the visitor is asked to confirm. */
const outcome = formOutcome<Pick<ComponentProps<typeof ConfirmAddScreen>, 'add' | 'orderKey' | 'message'>>();

/**
 * The ticket form of an event's page without scripts. That page is the same for everybody, so the form brings no key: the
 * first time it is answered with a page of the visitor's own that has one, and one button. Pressed twice, that adds once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) return elsewhere;
  const form = await readForm(FORM, request);
  const offer = form.ok ? await findOffer(page, form.value.event) : null;
  if (!form.ok || !offer) return redirectToCart(page, { message: 'UNKNOWN_OFFER' });
  const orders = readTicketForm(form.value, offer);
  if (orders.length === 0) return redirectToEvent(page, offer);

  const { key } = form.value;
  const ask = async (session: string | null, message: CartMessageCode | null) => {
    const add = await toAddView(page.services, { offer, orders, language: page.language });
    const orderKey = page.services.ids.token();
    return outcome.answer(context, { add, orderKey, message }, startSession(page, { session }));
  };
  const buyer = await buyerOf(request, page);
  if (!ORDER_KEY.test(key)) return ask(buyer.session, null);
  if (buyer.session === null) return redirectToCart(page, { message: 'COOKIES_BLOCKED' });

  const reference = visitorCart(page, request);
  const { cart, error, added } = await addOrders(page.services, {
    reference,
    orders,
    buyer: { ...buyer, key },
  });
  if (error?.code === 'PRICE_CHANGED') return ask(buyer.session, 'PRICE_CHANGED');
  if (error)
    page.services.log.warn({ path: page.url.pathname, code: error.code }, 'could not add tickets to a cart');
  // The next page says how near they can sit, and takes their consent.
  if (error?.code === 'NOT_ENOUGH_ADJACENT')
    return redirectToSeats(page, { orders: orders.slice(added), cart });
  const message = error ? cartMessageOf(error) : cart && cart.restoredCount > 0 ? 'BROUGHT_BACK' : null;
  return redirectToCart(page, { message, cart });
}

async function findOffer({ services }: PageContext, event: string): Promise<Offer | null> {
  const jetId = parseId(event);
  return jetId === null ? null : services.ticketing.offer(jetId);
}

/** To the choice of seats for what could not be added. */
function redirectToSeats(
  page: PageContext,
  { orders, cart }: { orders: TicketOrder[]; cart: CookieCart | null },
): Response {
  const [{ jetId } = { jetId: 0 }] = orders;
  const tickets = orders.flatMap(({ seatGroup, tickets: own }) =>
    own.map(({ saleTypeId, quantity }) => ({ seatGroup: seatGroup ?? '', saleTypeId, quantity })),
  );
  const headers = new Headers();
  if (cart) appendCart(headers, page, cart);
  const path = chooseSeatsPath(jetId, page.language, { shop: shopOf(page.url.pathname), tickets });
  return replace(path, { status: 303, headers });
}

/** Nothing was chosen: back to where one can choose, which says so. */
async function redirectToEvent({ services, language }: PageContext, { jetId }: Offer): Promise<Response> {
  const event = await findEventOfOffer(services, jetId);
  const path = event
    ? pathTo('event', language, { slug: event.slug, id: event.id })
    : pathTo('calendar', language);
  return replace(`${path}?message=NOTHING_CHOSEN#datesAndTickets`, { status: 303 });
}

/** Redirects to the cart when the address of a change is requested. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const page = pageContext(context);
  const asked = outcome.of(context);
  if (!asked) throw redirectToCart(page, {});
  const { language, url } = page;
  return {
    asked,
    paymentOrigin: outsideOrigin(page),
    paths: shopPaths(shopOf(url.pathname), language),
    meta: { title: i18nFor(language)._(msg`Add to cart?`), robots: 'none' as const },
  };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function AddRoute({ loaderData: { asked, paths } }: Route.ComponentProps) {
  return <ConfirmAddScreen {...asked} paths={paths} />;
}
