import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { replace } from '#app/site-redirect.server.ts';
import { toWaitingView } from '#features/box-office/waiting-list/index.server.ts';
import { OwnWaiting } from '#features/box-office/waiting-list/screens/own-waiting.tsx';
import { customerOf } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { toOrderListing } from '#features/shop/orders/index.server.ts';
import { OrdersScreen } from '#features/shop/orders/screens/orders-screen.tsx';
import { MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/orders.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const ORDERS_A_PAGE = 20;
/** An address that says nonsense shows the first page. */
const PAGE = z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1);

export const handle: PageHandle = { query: { personal: ['page'] } };

/** The orders of the signed-in user, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const principal = await requireUser(args);
  const pages = Math.max(
    1,
    Math.ceil((await services.ticketing.countOrdersOf(principal.id)) / ORDERS_A_PAGE),
  );
  const number = Math.min(PAGE.parse(url.searchParams.get('page')), pages);
  const part = { page: number, pageSize: ORDERS_A_PAGE };
  const orders = await services.ticketing.ordersOf(principal.id, { part });
  const waiting = (await services.ticketing.waitingList?.entriesOf(principal.id)) ?? [];
  const screen = (
    <OrdersScreen
      guestOrders={customerOf(principal) ? await services.ticketing.guestOrdersOf(principal.email) : 0}
      orders={orders.map((order) => toOrderListing(order, language))}
      page={number}
      pages={pages}
      waiting={<OwnWaiting entries={waiting.map((entry) => toWaitingView(entry, language))} />}
      navigation={<AccountNavigation here="orders" role={principal.role} language={language} />}
      language={language}
    />
  );
  return accountPage(args.context, { name: 'orders', title: msg`Orders`, screen });
}

const FORM = z.object({ claim: text() });

/** Puts what was ordered as a guest with the confirmed address of the account among its orders. */
export async function action(args: Route.ActionArgs) {
  const page = pageContext(args.context);
  const customer = customerOf(await requireUser(args));
  if (!customer) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  const { id: userId, email } = customer;
  const form = await readForm(FORM, args.request);
  if (!form.ok || form.value.claim !== 'yes')
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  await page.services.ticketing.claimGuestOrders({ userId, email });
  return replace(pathTo('orders', page.language), { status: 303 });
}

export const meta = accountMeta;
export default AccountRoute;
