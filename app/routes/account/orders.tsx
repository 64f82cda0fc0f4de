import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { AccountWays } from '#features/accounts/screens/account-ways-screen.tsx';
import { toOrderListing } from '#features/orders/index.server.ts';
import { OrdersScreen } from '#features/orders/screens/orders-screen.tsx';
import { toWaitingView } from '#features/waiting-list/index.server.ts';
import { OwnWaiting } from '#features/waiting-list/screens/own-waiting.tsx';
import type { Route } from './+types/orders.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** The orders of who is signed in, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const orders = await services.ticketing.ordersOf(principal.id);
  const waiting = (await services.ticketing.waitingList?.entriesOf(principal.id)) ?? [];
  const screen = (
    <OrdersScreen
      orders={orders.map((order) => toOrderListing(order, language))}
      waiting={<OwnWaiting entries={waiting.map((entry) => toWaitingView(entry, language))} />}
      ways={<AccountWays here="orders" role={principal.role} language={language} />}
      language={language}
    />
  );
  return accountPage(page, { name: 'orders', title: msg`Orders`, screen });
}

/** Nothing is sent here: an order is changed on its own page. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;
