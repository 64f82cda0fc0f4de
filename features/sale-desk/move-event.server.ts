import type { Actor, Write } from '#features/audit/index.server.ts';
import {
  findUntoldMoves,
  lockPerformance,
  setToldStart,
  syncSalesWithEvents,
} from '#features/ticketing/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';
import { tellTicketHolders } from './tell-ticket-holders.server.ts';

/** Three years: what lies further ahead is a slip of the pen. */
const AHEAD_AT_MOST_MS = 3 * 365 * 24 * 3_600_000;

/**
 * Moves an event to another start; it lasts as long as before. Its tickets move along, and everybody who has one is told in the same
 * transaction. The same start again changes nothing and tells nobody.
 */
export function moveEvent(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  startsAt: Instant,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.status === 'cancelled' || event.endsAt <= now) return fail({ code: 'EVENT_ENDED' });
    if (startsAt <= now) return fail({ code: 'STARTS_TOO_EARLY' });
    if (Date.parse(startsAt) - Date.parse(now) > AHEAD_AT_MOST_MS) return fail({ code: 'STARTS_TOO_LATE' });
    if (startsAt === event.startsAt) return succeed({});
    const lasts = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    const endsAt = new Date(Date.parse(startsAt) + lasts).toISOString();
    await changeEvent(trx, eventId, { startsAt, endsAt }, now);
    await syncSalesWithEvents(trx, { eventId });
    const { jetId } = event;
    if (jetId === null) return succeed({});
    await tellMove(services, { trx, now }, jetId);
    return succeed({});
  });
}

/** Tells everybody with tickets of a locked performance where it is now. */
async function tellMove(
  services: SaleDeskServices,
  write: Pick<Write, 'trx' | 'now'>,
  jetId: number,
): Promise<void> {
  await tellTicketHolders(services, write, jetId, { kind: 'event-moved' });
  await setToldStart(write.trx, jetId, null);
}

/**
 * Tells everybody with tickets of events that were moved through the programme, each event in one transaction; what was moved
 * twice meanwhile is told once. Gives how many events. For a job.
 */
export async function tellMovedEvents(
  services: SaleDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const jetIds = await findUntoldMoves(services.db);
  for (const jetId of jetIds)
    await inTransaction(services.db, async (trx) => {
      const now = await services.databaseClock(trx);
      const sale = await lockPerformance(trx, services.engine, jetId);
      // Another node was quicker.
      if (sale === null || sale.toldStartsAt === null) return;
      // Nobody needs to hear that something over was at another time.
      if (sale.eventEndsAt !== null && sale.eventEndsAt <= now) await setToldStart(trx, jetId, null);
      else await tellMove(services, { trx, now }, jetId);
    });
  return jetIds.length;
}
