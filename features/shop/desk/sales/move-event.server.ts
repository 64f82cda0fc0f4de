import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent, isOver } from './event-store.server.ts';
import { notifyOfDate } from './notify-ticket-holders.server.ts';
import type { SaleError } from './sale-error.ts';

/** Three years: later dates are typing errors. */
const MAX_AHEAD_MS = 3 * 365 * 24 * 3_600_000;

/**
 * Moves an event to another start; its duration is unchanged. Its tickets move along, and their holders are notified in the
 * same transaction, unless they know that start. The same start again changes nothing and notifies nobody, but reinstates a
 * postponed event.
 */
export function moveEvent(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  startsAt: Instant,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.status === 'cancelled' || isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    if (startsAt <= now) return fail({ code: 'STARTS_TOO_EARLY' });
    if (Date.parse(startsAt) - Date.parse(now) > MAX_AHEAD_MS) return fail({ code: 'STARTS_TOO_LATE' });
    if (startsAt === event.startsAt && event.status !== 'postponed') return succeed({});
    const lasts = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    const endsAt = new Date(Date.parse(startsAt) + lasts).toISOString();
    await changeEvent(trx, eventId, { startsAt, endsAt }, now);
    await syncSalesWithEvents(trx, { eventId });
    const { jetId } = event;
    if (jetId === null) return succeed({});
    await notifyOfDate(services, { trx, now }, jetId);
    return succeed({});
  });
}
