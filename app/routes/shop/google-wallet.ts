import { pageContext } from '#app/page-context.server.ts';
import { googleSaveLink } from '#features/box-office/sale-documents/index.server.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { findTicketPasses } from '#features/shop/orders/index.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/google-wallet.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

const SEE_OTHER = 303;
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * Redirects to Google, which asks to save one ticket of an order in Google Wallet (docs/product/checkout.md#wallet). An
 * invalid ticket redirects to the order.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  const { services } = page;
  page.scope.markPrivate();
  const { google } = services.walletKeys;
  const position = parseId(params.position);
  if (google === null || position === null) throw notFound();
  const order = await services.ticketing.order(params.secret);
  if (!order) throw notFound();
  const [pass] = hasTickets(order) ? await findTicketPasses(services, order, position) : [];
  if (pass === undefined) return redirectToOrder(page, order);
  const location = await googleSaveLink(pass, google, new Date(services.clock.now()));
  return new Response(null, {
    status: SEE_OTHER,
    headers: { location, 'cache-control': 'private, no-store' },
  });
}
