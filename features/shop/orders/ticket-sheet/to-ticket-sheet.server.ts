import { drawStrip } from '#features/core/artwork/index.server.ts';
import { qrPath } from '#lib/qr-path.ts';
import type { TicketFacts } from './find-ticket-facts.server.ts';
import { ticketNotes } from './ticket-notes.ts';
import type { TicketSheet } from './ticket-sheet.ts';

/** Returns the contents of a ticket's sheet. */
export async function toTicketSheet(
  { ticket, event, code, exchangeHours, ...known }: TicketFacts,
  { isTest }: { isTest: boolean },
): Promise<TicketSheet> {
  const { site, name, position, of, doorsAt, series } = known;
  return {
    ...{ site, name, position, of, doorsAt, series, isTest },
    qr: qrPath(code),
    picture: event && (await drawStrip(event.artwork.type, event.artwork.seed)),
    type: event?.type ?? null,
    title: ticket.event,
    startsAt: ticket.isPostponed ? null : ticket.startsAt,
    isPostponed: ticket.isPostponed,
    place: event?.place ?? null,
    address: event?.address ?? null,
    seatGroup: ticket.seatGroup.name,
    proof: ticket.proof,
    price: { name: ticket.price.name, cents: ticket.price.cents },
    notes: ticketNotes({
      importantInfo: event?.importantInfo ?? null,
      directions: event?.directions ?? null,
      exchangeHours,
    }),
  };
}
