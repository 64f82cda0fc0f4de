import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { TICKET_FORMATS, type TicketPdfRequest, ticketsPdf } from '#features/shop/orders/index.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/tickets-pdf.ts';
import { inPdfSlot } from './pdf-slots.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = { query: { personal: ['format', 'ticket'] } };

/** `tickets-BS-7K4-Q29-2-a6.pdf` */
function fileName(number: string, { format, position }: TicketPdfRequest): string {
  return `${['tickets', number, position, format === 'a4' ? null : format].filter((part) => part !== null).join('-')}.pdf`;
}

/** Parses which of the tickets are requested; `null` when there is no such format or ticket. */
function wanted({ searchParams }: URL): TicketPdfRequest | null {
  const asked = searchParams.get('format') ?? 'a4';
  const format = TICKET_FORMATS.find((each) => each === asked);
  const ticket = searchParams.get('ticket');
  const position = ticket === null ? null : parseId(ticket);
  return format === undefined || (ticket !== null && position === null) ? null : { format, position };
}

/**
 * Tickets of an order as one PDF, by its link: all on A4, unless `format=a6` or one `ticket` is requested. Until the order
 * has tickets it redirects to the order, and so does a returned ticket.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  page.scope.markPrivate();
  const asked = wanted(page.url);
  const order = asked && (await page.services.ticketing.order(params.secret));
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (!hasTickets(order)) return redirectToOrder(page, order);
  return inPdfSlot(page.clientIp, async () => {
    const pdf = await ticketsPdf(page.services, order, asked);
    if (!pdf) return redirectToOrder(page, order);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName(order.number, asked)}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
