import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { countCouponTry } from '#features/coupons/index.server.ts';
import { readCartReference } from '#features/webshop/index.server.ts';
import { cartMessageOf } from '#features/webshop/index.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/coupon.ts';
import { backToCart } from './back-to-cart.server.ts';

const FORM = z.object({ code: text(), remove: text() });

/** Enters a coupon into the cart, or takes it out. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, clientIp } = page;
  const reference = readCartReference(request.headers.get('cookie'));
  if (reference === null) return backToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const form = await readForm(FORM, request);
  if (!form.ok) return backToCart(page, {});
  const code = form.value.remove ? null : form.value.code;
  if (code !== null && !(await countCouponTry(services, networkOf(clientIp))))
    return backToCart(page, { message: 'TOO_MANY_CODES' });
  const changed = await services.ticketing.setCoupon(reference, code);
  return backToCart(page, changed.ok ? {} : { message: cartMessageOf(changed.error) });
}

/** Whoever asks for the address of a change gets the cart. */
export const loader = ({ context }: Route.LoaderArgs) => backToCart(pageContext(context), {});
