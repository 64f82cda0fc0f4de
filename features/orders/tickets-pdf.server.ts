import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findEventsByJetIds, toEventCard } from '#features/calendar/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { artworkType } from '#features/event-types/index.ts';
import { findSettings } from '#features/settings/index.server.ts';
import type { Order, OrderTicket } from '#features/ticketing/index.ts';
import { createBoundedWork } from '#platform/bounded-work.server.ts';
import { drawTicketPicture } from './draw-ticket-picture.server.ts';
import { drawSheet, type TicketSheet } from './draw-ticket-sheet.server.ts';
import { qrPath } from './qr-path.ts';
import type { TicketCodes } from './ticket-codes.server.ts';

const require = createRequire(import.meta.url);

/** Static faces: a PDF takes no variable ones. */
const fonts = () => ({
  display: require.resolve('@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff'),
  text: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
});

/** Each takes a processor for a while: one after the other, and nobody waits behind a crowd. */
const inTurn = createBoundedWork({ atOnce: 1, waiting: 20 });

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
  return inTurn(() => drawn(order, sheets));
}

async function drawn(order: Order, sheets: TicketSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most processes never write one.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'de-DE',
    info: { Title: `Tickets ${order.number}`, CreationDate: new Date(order.placedAt) },
  });
  for (const [name, file] of Object.entries(fonts())) pdf.registerFont(name, file);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((done, failed) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  const book = pdf.struct('Document');
  pdf.addStructure(book);
  for (const sheet of sheets) {
    drawSheet(pdf, book, sheet);
    // Others get their turn between two sheets.
    await nextTurn();
  }
  book.end();
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
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
  for (const ticket of tickets) {
    const event = events.get(ticket.jetId);
    const card = event ? toEventCard(event, null, 'de') : null;
    const englishCard = event ? toEventCard(event, null, 'en') : null;
    if (event && card && !pictures.has(ticket.jetId)) {
      // Where a photo was chosen, a ticket still has the artwork: a photo may be taken back, a ticket not.
      const seed = card.art.includes('*') ? event.slug : card.art;
      pictures.set(ticket.jetId, await drawTicketPicture(artworkType(card.type.slug), seed));
    }
    sheets.push({
      site: siteName,
      name: `${order.number}-${ticket.position}`,
      position: ticket.position,
      of: order.tickets.length,
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
