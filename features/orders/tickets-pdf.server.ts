import { drawStrip } from '#features/artwork/index.server.ts';
import { findEventsByJetIds, toEventCard } from '#features/calendar/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { artworkType } from '#features/event-types/index.ts';
import { findSettings } from '#features/settings/index.server.ts';
import type { Order, OrderTicket } from '#features/ticketing/index.ts';
import { qrPath } from '#lib/qr-path.ts';
import { taggedPdf } from '#platform/pdf/tagged-pdf.server.ts';

import { drawSheet, type TicketSheet } from './draw-ticket-sheet.server.ts';
import type { TicketCodes } from './ticket-codes.server.ts';

/**
 * The tickets of an order that were not given back as one PDF, a sheet of A4 each, in both languages, tagged for screen readers;
 * `null` when none is left. Throws `TooBusyError` when too many are being made.
 */
export async function ticketsPdf(
  { db, ticketCodes }: { db: Db; ticketCodes: TicketCodes },
  order: Order,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const tickets = order.tickets.filter(({ state }) => state === 'valid');
  if (tickets.length === 0) return null;
  const sheets = await sheetsOf({ db, ticketCodes }, order, tickets);
  return taggedPdf(
    { title: `Tickets ${order.number}`, language: 'de-DE', createdAt: new Date(order.placedAt) },
    sheets.map((sheet) => (pdf, book) => drawSheet(pdf, book, sheet)),
  );
}

async function sheetsOf(
  { db, ticketCodes }: { db: Db; ticketCodes: TicketCodes },
  order: Order,
  tickets: OrderTicket[],
): Promise<TicketSheet[]> {
  const { siteName } = await findSettings(db);
  const events = await findEventsByJetIds(
    db,
    tickets.map(({ jetId }) => jetId),
  );
  const pictures = new Map<number, Uint8Array>();
  const sheets: TicketSheet[] = [];
  const current = order.tickets.filter(({ replacedBy }) => replacedBy === null);
  for (const ticket of tickets) {
    const event = events.get(ticket.jetId);
    const card = event ? toEventCard(event, null, 'de') : null;
    const englishCard = event ? toEventCard(event, null, 'en') : null;
    if (event && card && !pictures.has(ticket.jetId)) {
      // Where a photo was chosen, a ticket still has the artwork: a photo may be taken back, a ticket not.
      const seed = card.art.includes('*') ? event.slug : card.art;
      pictures.set(ticket.jetId, await drawStrip(artworkType(card.type.slug), seed));
    }
    sheets.push({
      site: siteName,
      name: `${order.number}-${ticket.position}`,
      position: current.indexOf(ticket) + 1,
      of: current.length,
      isTest: order.isTest,
      qr: qrPath(await ticketCodes.codeOf(ticket)),
      picture: pictures.get(ticket.jetId) ?? null,
      type: card && englishCard ? { de: card.type.name, en: englishCard.type.name } : null,
      title: ticket.event,
      startsAt: ticket.startsAt,
      place: card?.place ?? null,
      seatGroup: ticket.seatGroup.name,
      price: { name: ticket.price.name, cents: ticket.price.cents },
    });
  }
  return sheets;
}
