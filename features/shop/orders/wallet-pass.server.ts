import type { TicketPass } from '#features/box-office/sale-documents/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { orderPath } from './order-paths.ts';
import type { TicketCodes } from './ticket-codes.server.ts';
import { findTicketFacts } from './ticket-sheet/find-ticket-facts.server.ts';

/** The tickets of an order that can be used, or one of them, as phones keep them. None in a test. */
export async function findTicketPasses(
  services: { db: Db; ticketCodes: TicketCodes; config: Config },
  order: Order,
  position: number | null,
): Promise<TicketPass[]> {
  const tickets = order.tickets
    .filter(({ state }) => state === 'valid')
    .filter((ticket) => position === null || ticket.position === position);
  if (order.isTest || tickets.length === 0) return [];
  const orderUrl = linkOrigin(services.config) + orderPath(order, order.language);
  const facts = await findTicketFacts(services, order, tickets);
  return facts.map(({ ticket, event, ...known }) => ({
    name: known.name,
    orderNumber: order.number,
    position: known.position,
    of: known.of,
    code: known.code,
    language: order.language,
    site: known.site,
    jetId: ticket.jetId,
    title: ticket.event,
    // A phone would present it on the old date.
    startsAt: ticket.isPostponed ? null : ticket.startsAt,
    isPostponed: ticket.isPostponed,
    doorsAt: known.doorsAt,
    series: known.series,
    place: event?.place ?? null,
    address: event?.address ?? null,
    seatGroup: placeWords(ticket),
    price: { name: ticket.price.name, cents: ticket.price.cents },
    artwork: event?.artwork ?? null,
    orderUrl,
    placedAt: order.placedAt,
  }));
}
