import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import { type HallMove, moveHall, withOtherNames } from '#features/box-office/seating/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeSale, type SaleDeskServices } from '../change-sale.server.ts';
import { changeEvent, type DeskEvent, isOver } from '../event-store.server.ts';
import { notifyOfRoom, notifyOfSeats } from '../notify-ticket-holders.server.ts';
import type { SaleError } from '../sale-error.ts';
import { findTargets } from './hall-store.server.ts';

/**
 * Moves an event that sells seats to another version of its plan, another plan, or the plan of another room (docs/product/seating.md#move). Everybody has a seat
 * afterwards, or nothing is changed; whose seat, its name or room is another one is notified in the same transaction. The same version again
 * changes nothing.
 */
export function moveToPlan(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  versionId: number,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    const { jetId } = event;
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    if (jetId === null) return fail({ code: 'NOT_ON_SALE' });
    const targets = await findTargets(trx, jetId);
    if (targets.current === versionId) return succeed({});
    const target = targets.others.find(({ id }) => id === versionId);
    if (!target) return fail({ code: 'UNKNOWN_PLAN' });
    const moved = await moveHall(trx, services.engine, { performanceId: jetId, versionId });
    if (!moved.ok)
      return moved.error.code === 'TOO_FEW_SEATS'
        ? fail({ code: 'TOO_FEW_SEATS', places: moved.error.move.lost.length })
        : fail({ code: 'PLAN_DIFFERS' });
    if (target.roomId !== event.roomId) {
      await changeEvent(trx, eventId, { roomId: target.roomId }, now);
      await syncSalesWithEvents(trx, { eventId });
      await notifyOfRoom(services, { trx, now }, jetId);
    } else await notifyOfSeats(services, { trx, now }, jetId, ordersMoved(moved.value));
    return succeed({ plan_version: versionId, seats_moved: moved.value.other.length });
  });
}

/** Ids of the orders of which somebody sits on another seat, or one with another name. */
const ordersMoved = (move: HallMove): number[] => [
  ...new Set(withOtherNames(move).flatMap(({ claim }) => claim.orderId ?? [])),
];
