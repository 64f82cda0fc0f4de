import { pageContext } from '#app/page-context.server.ts';
import type { Cart } from '#features/ticketing/index.ts';
import { readCartReference } from '#features/webshop/index.server.ts';
import { cartMessageOf } from '#features/webshop/index.ts';
import type { Route } from './+types/change.ts';
import { backToCart } from './back-to-cart.server.ts';
import { buyerOf } from './buyer.server.ts';

/** A cart holds no more tickets than this, and so no more lines. */
const LINES_AT_MOST = 20;

/** Plus, minus, a typed number or taking out: sets lines to a number of tickets. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await request.formData();
  const reference = readCartReference(request.headers.get('cookie'));
  const wanted = String(form.get('to') ?? form.get('quantity') ?? '');
  if (reference === null) return backToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  if (!/^\d{1,4}$/.test(wanted)) return backToCart(page, {});

  let cart: Cart | null = null;
  for (const line of linesOf(form)) {
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

/** Each line once, and no more than a cart can have: every one of them is a transaction. */
function linesOf(form: FormData): string[] {
  return [...new Set(form.getAll('line').map(String))].slice(0, LINES_AT_MOST);
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
