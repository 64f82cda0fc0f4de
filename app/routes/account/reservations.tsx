import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { openForCustomer } from '#features/box-office/ticketing/index.ts';
import { toWaitingView } from '#features/box-office/waiting-list/index.server.ts';
import { OwnWaiting } from '#features/box-office/waiting-list/screens/own-waiting.tsx';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { findCartView, readCartReference } from '#features/shop/cart/index.server.ts';
import { orderPath } from '#features/shop/orders/index.ts';
import { ReservationsScreen } from '#features/shop/orders/screens/reservations-screen.tsx';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { Route } from './+types/reservations.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** Limit of orders searched for open amounts, newest first. */
const MAX_ORDERS_SCANNED = 50;

/** Reservations of the signed-in customer: carts held, requests and waiting-list entries. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const reference = readCartReference(args.request.headers.get('cookie'));
  const cart = await findCartView(services, reference, language, { userId: principal.id });
  const part = { page: 1, pageSize: MAX_ORDERS_SCANNED };
  const orders = await services.ticketing.ordersOf(principal.id, { part });
  const entries = (await services.ticketing.waitingList?.entriesOf(principal.id)) ?? [];
  const waited = entries.filter(({ state }) => state === 'waiting' || state === 'offered');
  const screen = (
    <ReservationsScreen
      held={
        cart && cart.state !== 'expired' && cart.quantity > 0
          ? {
              path: `/webshop?lang=${language}`,
              quantity: cart.quantity,
              until: formatTime(timeOf(cart.expiresAt), language),
            }
          : null
      }
      open={orders
        .filter((order) => openForCustomer(order) > 0)
        .map((order) => ({
          number: order.number,
          path: orderPath(order, language),
          placedOn: formatDay(dayOf(order.placedAt), language),
          openCents: openForCustomer(order),
        }))}
      waiting={
        waited.length > 0 ? (
          <OwnWaiting entries={waited.map((entry) => toWaitingView(entry, language))} />
        ) : null
      }
      navigation={<AccountNavigation here="reservations" role={principal.role} language={language} />}
      language={language}
    />
  );
  return accountPage(args.context, { name: 'reservations', title: msg`Reservations`, screen });
}

/** Nothing is sent here. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;
