import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { readCartReference } from '#features/webshop/index.server.ts';
import { cartMessageOf } from '#features/webshop/index.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/use-pass.ts';
import { backToCart } from './back-to-cart.server.ts';

const FORM = z.object({ pass: text(), remove: text() });

/** Lets a pass of who is signed in pay for tickets of the cart, or takes it out. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const reference = readCartReference(request.headers.get('cookie'));
  if (reference === null) return backToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const form = await readForm(FORM, request);
  if (!form.ok) return backToCart(page, {});
  const userId = (await page.principal())?.id ?? null;
  const id = parseId(form.value.pass);
  if (!form.value.remove && (userId === null || id === null))
    return backToCart(page, { message: 'pass-unknown' });
  const wanted = form.value.remove || userId === null || id === null ? null : { id, userId };
  const changed = await page.services.ticketing.setPass(reference, wanted);
  return backToCart(page, changed.ok ? {} : { message: cartMessageOf(changed.error) });
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
