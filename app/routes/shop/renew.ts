import { pageContext } from '#app/page-context.server.ts';
import { cartMessageOf } from '#features/shop/cart/index.ts';
import type { Route } from './+types/renew.ts';
import { type CheckoutStep, redirectToCart } from './redirect-to-cart.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

/** Steps of checkout a renewal started there returns to. */
const STEPS = ['checkout', 'pay'] as const satisfies CheckoutStep[];

/** Holds everything for another 15 minutes, ten times at most. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const reference = visitorCart(page, request);
  if (reference === null) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const renewed = await page.services.ticketing.renew(reference);
  const asked = page.url.searchParams.get('step');
  const step = STEPS.find((known) => known === asked) ?? 'cart';
  if (renewed.ok) return redirectToCart(page, { cart: renewed.value, step });
  const { code } = renewed.error;
  return redirectToCart(page, { message: code === 'LIMIT' ? 'NO_RENEWALS' : cartMessageOf(renewed.error) });
}

/** Redirects to the cart when the address of a change is requested. */
export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
