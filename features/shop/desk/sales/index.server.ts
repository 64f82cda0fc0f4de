export { saleDeskApi } from './api.server.ts';
export { cancelAsInProgramme, cancelEvent, cancelRemainingTickets } from './cancel-event.server.ts';
export { blockPlaces, changeCapacity, freePlaces } from './change-places.server.ts';
export { changeRoom } from './change-room.server.ts';
export { loadDeskEventPage } from './load-desk-event-page.server.ts';
export { loadDeskEventsPage } from './load-desk-events-page.server.ts';
export { loadDoorList } from './load-door-list.server.ts';
export { moveEvent } from './move-event.server.ts';
export { notifyOfChangedEvents } from './notify-ticket-holders.server.ts';
export { postponeEvent } from './postpone-event.server.ts';
export { changeSaleStart, changeTicketLimits, putOnSale, setSale } from './put-on-sale.server.ts';
export { removeWaitingEntry } from './remove-waiting-entry.server.ts';
export { SALE_STATES } from './sale-state.ts';
export {
  blockBody,
  cancellationBody as saleCancellationBody,
  capacityBody,
  moveBody,
  roomBody,
  saleBody,
  saleStartBody,
  saleStatusBody,
  salesQuery,
  ticketLimitsBody,
} from './schema.ts';
