import { groupOnOneCode } from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import { drawStrip } from '#features/core/artwork/index.server.ts';
import { inAllLanguages } from '#lib/i18n.ts';
import type { Localized } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { qrPath } from '#lib/qr-path.ts';
import type { TicketFacts } from './find-ticket-facts.server.ts';
import { ticketNotes } from './ticket-notes.ts';
import type { TicketSheet } from './ticket-sheet.ts';

/** Returns the contents of a ticket's sheet. */
export async function toTicketSheet(
  { ticket, event, code, exchangeHours, ...known }: TicketFacts,
  order: Pick<Order, 'isTest' | 'group' | 'tickets' | 'due'>,
): Promise<TicketSheet> {
  const { site, name, doorsAt, series, guest } = known;
  const group = groupOnOneCode(order);
  // The one ticket of a group stands for all of them.
  const { position, of } = group ? { position: 1, of: 1 } : known;
  return {
    ...{ site, name, position, of, doorsAt, series, guest, isTest: order.isTest },
    qr: qrPath(code),
    picture: event && (await drawStrip(event.artwork.type, event.artwork.seed)),
    type: event?.type ?? null,
    title: ticket.event,
    startsAt: ticket.isPostponed ? null : ticket.startsAt,
    isPostponed: ticket.isPostponed,
    place: event?.place ?? null,
    address: event?.address ?? null,
    seatGroup: placeWords(ticket),
    proof: ticket.proof,
    price: group
      ? { name: groupWords(group), cents: order.due.totalCents }
      : { name: ticket.price.name, cents: ticket.price.cents },
    notes: ticketNotes({
      importantInfo: event?.importantInfo ?? null,
      directions: event?.directions ?? null,
      exchangeHours,
    }),
  };
}

const groupWords = ({ name, heads }: { name: string; heads: number }): Localized =>
  inAllLanguages(msg`${{ heads }} people, ${{ name }}`);
