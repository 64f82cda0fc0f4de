import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent, isOver } from './event-store.server.ts';
import { notifyOfDate } from './notify-ticket-holders.server.ts';
import type { SaleError } from './sale-error.ts';

/**
 * Postpones an event without a new date: its sale stops until `moveEvent` sets one, its tickets stay valid, and their
 * holders are notified in the same transaction (docs/decisions/0095). Nobody is notified twice of the same postponement.
 */
export function postponeEvent(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    const { jetId } = event;
    if (event.status === 'postponed' && !event.isPostponed) {
      // It had a new date all along, and that one does not hold either: it ends what was said of the one before.
      await changeEvent(trx, eventId, { status: 'scheduled' }, now);
      await syncSalesWithEvents(trx, { eventId });
    }
    if (!event.isPostponed) {
      await changeEvent(trx, eventId, { status: 'postponed' }, now);
      await syncSalesWithEvents(trx, { eventId });
    }
    // Also where an editor set it, and nobody has been notified yet.
    if (jetId !== null) await notifyOfDate(services, { trx, now }, jetId);
    return succeed({});
  });
}
