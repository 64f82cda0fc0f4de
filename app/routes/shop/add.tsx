import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import { readTicketForm } from '#features/booking/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Offer, TicketOrder } from '#features/ticketing/index.ts';
import { addOrders, findEventOfOffer, readCartReference, toAddView } from '#features/webshop/index.server.ts';
import { type CartMessageCode, cartMessageOf, shopOf, shopPaths } from '#features/webshop/index.ts';
// Not through the index: every page loads that one, for the link to the cart.
import { ConfirmAddScreen } from '#features/webshop/screens/confirm-add-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/add.ts';
import { backToCart } from './back-to-cart.server.ts';
import { buyerOf, startSession } from './buyer.server.ts';
import { ORDER_KEY } from './order-key.ts';

/** The form is being answered with this page; otherwise there is nothing to see here. */
const isAnswering = createContext(false);

/**
 * The ticket form of an event's page without scripts. That page is the same for everybody, so the form brings no key: the
 * first time it is answered with a page of the visitor's own that has one, and one button. Pressed twice, that adds once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.keepPrivate();
  context.set(isAnswering, true);
  const form = await request.formData();
  const offer = await findOffer(page, form);
  if (!offer) return backToCart(page, { message: 'UNKNOWN_OFFER' });
  const orders = readTicketForm(form, offer);
  if (orders.length === 0) return backToEvent(page, offer);

  const key = String(form.get('key') ?? '');
  const buyer = buyerOf(request, page);
  if (!ORDER_KEY.test(key)) return confirm(page, { offer, orders, session: buyer.session, message: null });
  if (buyer.session === null) return backToCart(page, { message: 'COOKIES_BLOCKED' });

  const reference = readCartReference(request.headers.get('cookie'));
  const { cart, error } = await addOrders(page.services, { reference, orders, buyer: { ...buyer, key } });
  if (error?.code === 'PRICE_CHANGED')
    return confirm(page, { offer, orders, session: buyer.session, message: 'PRICE_CHANGED' });
  if (error)
    page.services.log.warn({ path: page.url.pathname, code: error.code }, 'a cart could not be filled');
  const message = error ? cartMessageOf(error) : cart && cart.broughtBack > 0 ? 'BROUGHT_BACK' : null;
  return backToCart(page, { message, cart });
}

async function findOffer({ services }: PageContext, form: FormData): Promise<Offer | null> {
  const jetId = parseId(form.get('event'));
  return jetId === null ? null : services.ticketing.offer(jetId);
}

/** Nothing was chosen: back to where one can choose, which says so. */
async function backToEvent({ services, language }: PageContext, { jetId }: Offer): Promise<Response> {
  const event = await findEventOfOffer(services, jetId);
  const path = event
    ? pathTo('event', language, { slug: event.slug, id: event.id })
    : pathTo('calendar', language);
  return replace(`${path}?message=NOTHING_CHOSEN#datesAndTickets`, { status: 303 });
}

async function confirm(
  page: PageContext,
  {
    offer,
    orders,
    session,
    message,
  }: { offer: Offer; orders: TicketOrder[]; session: string | null; message: CartMessageCode | null },
) {
  const { services, language } = page;
  const add = await toAddView(services, { offer, orders, language });
  return data({ add, orderKey: services.ids.token(), message }, startSession(page, { session }));
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const page = pageContext(context);
  if (!context.get(isAnswering)) throw backToCart(page, {});
  const { language, url } = page;
  return {
    paths: shopPaths(shopOf(url.pathname), language),
    meta: { title: i18nFor(language)._(msg`Into the cart?`), robots: 'none' as const },
  };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function AddRoute({ loaderData, actionData }: Route.ComponentProps) {
  return actionData ? <ConfirmAddScreen {...actionData} paths={loaderData.paths} /> : null;
}
