import { readTicketForm } from '#features/booking/index.ts';
import type { CartReceipt } from '#features/ticketing/index.ts';
import { readCartReference } from '#features/webshop/index.server.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/add.ts';
import { backToCart } from './back-to-cart.server.ts';

/** The ticket form of an event's page without scripts: adds what it holds and shows the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { ticketing } = page.services;
  const form = await request.formData();
  const offer = await ticketing.offer(Number(form.get('event')) || 0);
  if (!offer) return backToCart(page, { message: 'UNKNOWN_OFFER' });

  const orders = readTicketForm(form, offer);
  let reference = readCartReference(request.headers.get('cookie'));
  let cart: CartReceipt | null = null;
  for (const order of orders) {
    const added = await ticketing.add(reference, order);
    if (!added.ok) return backToCart(page, { message: added.error.code, cart });
    cart = added.value;
    reference = cart.reference;
  }
  return backToCart(page, { message: orders.length === 0 ? 'NOTHING_CHOSEN' : null, cart });
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
