import { readCartReference } from '#features/webshop/index.server.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/restore.ts';
import { backToCart } from './back-to-cart.server.ts';

/** Tries to get again what an expired cart held, and says so when it is less than before. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { ticketing } = page.services;
  const reference = readCartReference(request.headers.get('cookie'));
  if (reference === null) return backToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const before = await ticketing.cart(reference);
  const restored = await ticketing.restore(reference);
  if (!restored.ok) return backToCart(page, { message: restored.error.code });
  const isLess = before !== null && restored.value.quantity < before.quantity;
  return backToCart(page, {
    message: isLess ? 'FEWER' : null,
    cart: restored.value,
  });
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
