import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { type TicketAtDoor, waitingTickets } from './admission.ts';

/** A ticket as the people at the door of an event see it, in one language. */
export function toTicketAtDoor(
  order: Order,
  ticket: OrderTicket,
  { jetId, language }: { jetId: number; language: Language },
): TicketAtDoor {
  const { customer } = order;
  const here = order.tickets.filter((each) => each.jetId === ticket.jetId && each.state === 'valid');
  return {
    name: `${order.number}-${ticket.position}`,
    holder: `${customer.firstName} ${customer.lastName}`.trim(),
    price: shown(ticket.price.name, language),
    seatGroup: shown(ticket.seatGroup.name, language),
    proof: ticket.proof && shown(ticket.proof, language),
    event: ticket.event && shown(ticket.event, language),
    startsAt: ticket.startsAt,
    position: here.findIndex(({ position }) => position === ticket.position) + 1,
    of: here.length,
    waiting: waitingTickets(order, jetId).length,
  };
}
