import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent, findDeskRooms, isOver } from './event-store.server.ts';
import { notifyOfRoom } from './notify-ticket-holders.server.ts';
import type { SaleError } from './sale-error.ts';

/**
 * Moves an event to another room of the venue. Its tickets stay valid, and their holders are notified in the same
 * transaction; the capacity is changed separately (`changeCapacity`). The same room again changes nothing, and nobody is
 * notified twice.
 */
export function changeRoom(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  roomId: number,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    if (roomId === event.roomId) return succeed({});
    const isRoom = (await findDeskRooms(trx)).some(({ id }) => id === roomId);
    if (!isRoom) return fail({ code: 'UNKNOWN_ROOM' });
    await changeEvent(trx, eventId, { roomId }, now);
    await syncSalesWithEvents(trx, { eventId });
    if (event.jetId !== null) await notifyOfRoom(services, { trx, now }, event.jetId);
    return succeed({});
  });
}
