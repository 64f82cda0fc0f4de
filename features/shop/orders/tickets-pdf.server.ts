import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupOnOneCode } from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { taggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import type { TicketCodes } from './ticket-codes.server.ts';
import { drawTicketSheet } from './ticket-sheet/draw-ticket-sheet.server.ts';
import { findTicketFacts } from './ticket-sheet/find-ticket-facts.server.ts';
import type { TicketFormat, TicketSheet } from './ticket-sheet/ticket-sheet.ts';
import { toTicketSheet } from './ticket-sheet/to-ticket-sheet.server.ts';

/** Requested tickets of an order: all of them, or the one with this position. */
export interface TicketPdfRequest {
  format: TicketFormat;
  position: number | null;
}

/**
 * The requested tickets of an order without returned ones as one PDF, a page each, in both languages, tagged for screen
 * readers; `null` when there is none. Throws `OverloadedError` when too many are being made.
 */
export async function ticketsPdf(
  services: { db: Db; ticketCodes: TicketCodes },
  order: Order,
  { format, position }: TicketPdfRequest,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const wanted = position ?? groupOnOneCode(order)?.position ?? null;
  const tickets = order.tickets
    .filter(({ state }) => state === 'valid')
    .filter((ticket) => wanted === null || ticket.position === wanted);
  if (tickets.length === 0) return null;
  const facts = await findTicketFacts(services, order, tickets);
  const sheets: TicketSheet[] = [];
  for (const each of facts) {
    sheets.push(await toTicketSheet(each, order));
    // A code takes a while to draw: others get their turn between two of them.
    await nextTurn();
  }
  const name = position === null ? `Tickets ${order.number}` : `Ticket ${order.number}-${position}`;
  return taggedPdf(
    { title: name, language: 'de-DE', createdAt: new Date(order.placedAt), text: sheets },
    sheets.map((sheet) => (pdf, book) => drawTicketSheet(pdf, book, sheet, format)),
  );
}
