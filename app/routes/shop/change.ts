import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { Cart } from '#features/ticketing/index.ts';
import { readCartReference } from '#features/webshop/index.server.ts';
import { cartMessageOf } from '#features/webshop/index.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/change.ts';
import { backToCart } from './back-to-cart.server.ts';
import { buyerOf } from './buyer.server.ts';

/** A cart holds no more tickets than this, and so no more lines: every one of them is a transaction. */
const LINES_AT_MOST = 20;
/** A button says the number it leads to, whatever is typed beside it. */
const FORM = z.object({ line: several(LINES_AT_MOST), to: text(), quantity: text() });
const QUANTITY = /^\d{1,4}$/;

/** Plus, minus, a typed number or taking out: sets lines to a number of tickets. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const reference = readCartReference(request.headers.get('cookie'));
  if (reference === null) return backToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const form = await readForm(FORM, request);
  if (!form.ok) return backToCart(page, {});
  const { line: lines, to, quantity } = form.value;
  const wanted = to || quantity;
  if (!QUANTITY.test(wanted)) return backToCart(page, {});

  let cart: Cart | null = null;
  for (const line of lines) {
    const changed = await page.services.ticketing.change(
      reference,
      line,
      Number(wanted),
      buyerOf(request, page),
    );
    if (!changed.ok) return backToCart(page, { message: cartMessageOf(changed.error) });
    cart = changed.value;
  }
  return backToCart(page, { cart });
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
