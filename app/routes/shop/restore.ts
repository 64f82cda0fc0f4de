import { pageContext } from '#app/page-context.server.ts';
import type { Cart } from '#features/box-office/ticketing/index.ts';
import { type CartMessageCode, cartMessageOf } from '#features/shop/cart/index.ts';
import type { Route } from './+types/restore.ts';
import { buyerOf } from './buyer.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

/** Tries to get again what an expired cart held, and says so when it is less than before. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { ticketing } = page.services;
  const reference = visitorCart(page, request);
  if (reference === null) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const before = await ticketing.cart(reference);
  const restored = await ticketing.restore(reference, await buyerOf(request, page));
  if (!restored.ok) {
    const isLimit = restored.error.code === 'LIMIT';
    return redirectToCart(page, { message: isLimit ? 'NO_RENEWALS' : cartMessageOf(restored.error) });
  }
  return redirectToCart(page, {
    message: before && difference(before, restored.value),
    cart: restored.value,
  });
}

/** Returns the message for changes to the cart since before it expired. */
function difference(before: Cart, after: Cart): CartMessageCode | null {
  if (after.quantity < before.quantity) return 'PARTLY_RESTORED';
  const isRepriced =
    before.lines.some(({ price }) => price.cents !== price.currentCents) ||
    before.series.some(({ cents }, index) => cents !== after.series[index]?.cents);
  if (before.state !== 'expired') return null;
  const areOthers = !seatsOf(after).every((guid) => seatsOf(before).includes(guid));
  return areOthers ? 'OTHER_SEATS' : isRepriced ? 'NEW_PRICES' : null;
}

const seatsOf = ({ lines }: Cart): string[] => lines.flatMap(({ seats }) => seats.map(({ guid }) => guid));

/** Redirects to the cart when the address of a change is requested. */
export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
