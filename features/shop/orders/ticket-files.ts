import { hasTickets, type Order } from '#features/box-office/ticketing/index.ts';
import { ticketsPdfPath } from './order-paths.ts';
import { TICKET_FORMATS, type TicketFormat } from './ticket-sheet/ticket-sheet.ts';

type PathByFormat = Record<TicketFormat, string>;

/** Paths of the tickets of an order as PDFs: all together, and each one that can be used separately. */
export interface TicketFiles {
  all: PathByFormat;
  /** Empty where there is one ticket, which is all of them. */
  single: (PathByFormat & { position: number })[];
}

/** `null` while an order has no tickets, and when none of them can be used any more. */
export function ticketFilesOf(order: Order): TicketFiles | null {
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  if (!hasTickets(order) || valid.length === 0) return null;
  const paths = (position: number | null) =>
    Object.fromEntries(
      TICKET_FORMATS.map((format) => [format, ticketsPdfPath(order, { format, position })]),
    ) as PathByFormat;
  return {
    all: paths(null),
    single: valid.length === 1 ? [] : valid.map(({ position }) => ({ position, ...paths(position) })),
  };
}
