import { pageContext } from '#app/page-context.server.ts';
import {
  applePass,
  applePasses,
  PASS_TYPE,
  PASSES_TYPE,
  walletOffer,
} from '#features/box-office/sale-documents/index.server.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { findTicketPasses } from '#features/shop/orders/index.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/apple-wallet.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * The tickets of an order that can be used, or one of them, for Apple Wallet (docs/product/checkout.md#wallet). Where there are none, or no
 * certificate that is valid, it leads to the order.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  const { services } = page;
  page.scope.markPrivate();
  const { apple } = services.walletKeys;
  const position = 'position' in params && params.position !== undefined ? parseId(params.position) : null;
  if (apple === null || ('position' in params && position === null)) throw notFound();
  const order = await services.ticketing.order(params.secret);
  if (!order) throw notFound();
  const now = new Date(services.clock.now());
  if (!hasTickets(order) || !walletOffer(services.walletKeys, now).apple) return redirectToOrder(page, order);
  const passes = await findTicketPasses(services, order, position);
  const [one, ...others] = passes;
  if (one === undefined) return redirectToOrder(page, order);
  const isBundle = others.length > 0;
  const file = await (isBundle ? applePasses(passes, apple, now) : applePass(one, apple, now));
  const name = isBundle ? `tickets-${order.number}.pkpasses` : `ticket-${one.name}.pkpass`;
  return new Response(file, {
    headers: {
      'content-type': isBundle ? PASSES_TYPE : PASS_TYPE,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
