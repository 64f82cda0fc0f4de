import { msg } from '@lingui/core/macro';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { CheckoutSteps } from '#features/checkout/index.ts';
import { toOrderView } from '#features/orders/index.server.ts';
import { OrderScreen } from '#features/orders/screens/order-screen.tsx';
import { shopOf } from '#features/webshop/index.ts';
import type { Route } from './+types/order.ts';
import { toOrder } from './cart-to-order.server.ts';

/** An order by its link: whoever knows it sees the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.keepPrivate();
  const order = await services.ticketing.order(params.secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  // What was a test stands in the test shop alone, which says so.
  if (order.isTest !== (shopOf(url.pathname) === 'testshop')) throw toOrder(page, order);
  return {
    order: await toOrderView(services, order, language),
    meta: { title: `${i18nFor(language)._(msg`Order`)} ${order.number}`, robots: 'none' as const },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function OrderRoute({ loaderData: { order } }: Route.ComponentProps) {
  return <OrderScreen order={order} steps={<CheckoutSteps here="done" />} />;
}
