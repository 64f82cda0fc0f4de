import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { Cart } from '#features/box-office/ticketing/index.ts';
import { cartMessageOf } from '#features/shop/cart/index.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/change.ts';
import { buyerOf } from './buyer.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

/** A cart holds no more tickets than this, and so no more lines: every one of them is a transaction. */
const MAX_LINES = 20;
/** A button says the number it leads to, whatever is typed beside it. */
const FORM = z.object({ line: several(MAX_LINES), series: text(), to: text(), quantity: text() });
const QUANTITY = /^\d{1,4}$/;

/** Plus, minus, a typed number or taking out: sets lines to a number of tickets. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const reference = visitorCart(page, request);
  if (reference === null) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const form = await readForm(FORM, request);
  if (!form.ok) return redirectToCart(page, {});
  const { line: lines, series, to, quantity } = form.value;
  const wanted = to || quantity;
  if (!QUANTITY.test(wanted)) return redirectToCart(page, {});

  const buyer = await buyerOf(request, page);
  const { wholeSeries } = page.services.ticketing;
  if (series !== '' && wholeSeries) {
    const changed = await wholeSeries.change(reference, series, Number(wanted), buyer);
    return changed.ok
      ? redirectToCart(page, { cart: changed.value })
      : redirectToCart(page, { message: cartMessageOf(changed.error) });
  }
  let cart: Cart | null = null;
  // Lines that other lines require are removed after them: each pass removes at least one.
  for (let left = lines; left.length > 0; ) {
    const alone: string[] = [];
    for (const line of left) {
      const changed = await page.services.ticketing.change(reference, line, Number(wanted), buyer);
      if (changed.ok) cart = changed.value;
      else if (changed.error.code === 'GOES_TOGETHER') alone.push(line);
      else return redirectToCart(page, { message: cartMessageOf(changed.error), cart });
    }
    if (alone.length === left.length) return redirectToCart(page, { message: 'GOES_TOGETHER', cart });
    left = alone;
  }
  return redirectToCart(page, { cart });
}

/** Redirects to the cart when the address of a change is requested. */
export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
