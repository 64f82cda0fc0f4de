import { pageContext } from '#app/page-context.server.ts';
import { ticketsPdf } from '#features/orders/index.server.ts';
import { hasTickets } from '#features/ticketing/index.ts';
import { TooBusyError } from '#platform/bounded-work.server.ts';
import type { Route } from './+types/tickets-pdf.ts';
import { toOrder } from './to-order.server.ts';

const tooBusy = () =>
  new Response(null, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '2' } });

/** All tickets of an order as one PDF, by its link. Until the order has tickets it leads to the order. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  page.scope.keepPrivate();
  const order = await page.services.ticketing.order(params.secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (!hasTickets(order)) return toOrder(page, order);
  const pdf = await ticketsPdf(page.services, order).catch((error: unknown) => {
    if (error instanceof TooBusyError) throw tooBusy();
    throw error;
  });
  if (!pdf) return toOrder(page, order);
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="tickets-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
