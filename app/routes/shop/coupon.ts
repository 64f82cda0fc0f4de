import { z } from 'zod';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { countCouponTry } from '#features/shop/cart/index.server.ts';
import { cartMessageOf } from '#features/shop/cart/index.ts';
import { parseId } from '#lib/query-parameters.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/coupon.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

const FORM = z.object({ code: text(), remove: text(), pass: text() });

/** Adds a coupon or a pass of the signed-in user to the cart, or removes either. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, clientIp } = page;
  const reference = visitorCart(page, request);
  if (reference === null) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const form = await readForm(FORM, request);
  if (!form.ok) return redirectToCart(page, {});
  if (form.value.pass) return applyPass(page, reference, form.value.pass);
  const code = form.value.remove ? null : form.value.code;
  if (code !== null && !(await countCouponTry(services, networkOf(clientIp))))
    return redirectToCart(page, { message: 'TOO_MANY_CODES' });
  const changed = await services.ticketing.setCoupon(reference, code);
  return redirectToCart(page, changed.ok ? {} : { message: cartMessageOf(changed.error) });
}

/** `none` takes the pass out. */
async function applyPass(page: PageContext, reference: CartReference, pass: string): Promise<Response> {
  const userId = customerOf(await page.principal())?.id ?? null;
  const id = parseId(pass);
  const wanted = userId === null || id === null ? null : { id, userId };
  if (wanted === null && pass !== 'none') return redirectToCart(page, { message: 'pass-unknown' });
  const changed = await page.services.ticketing.setPass(reference, wanted);
  return redirectToCart(page, changed.ok ? {} : { message: cartMessageOf(changed.error) });
}

/** Redirects to the cart when the address of a change is requested. */
export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
