import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { toCouponListings } from '#features/shop/orders/index.server.ts';
import { CouponsScreen } from '#features/shop/orders/screens/coupons-screen.tsx';
import type { Route } from './+types/coupons.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** The coupons used in orders of the signed-in user, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const orders = await services.ticketing.ordersOf(principal.id, { withCoupon: true });
  const screen = (
    <CouponsScreen
      coupons={toCouponListings(orders, language)}
      navigation={<AccountNavigation here="coupons" role={principal.role} language={language} />}
      language={language}
    />
  );
  return accountPage(args.context, { name: 'coupons', title: msg`Voucher codes`, screen });
}

/** Nothing is sent here: a code is entered in the cart. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;
