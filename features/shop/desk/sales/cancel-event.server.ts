import {
  findCancelledPerformances,
  findOrdersWithTickets,
  markEventCancelled,
} from '#features/box-office/holds/index.server.ts';
import {
  findCancelledInProgramme,
  syncSalesWithEvents,
} from '#features/box-office/order-store/index.server.ts';
import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder } from '../orders/change-order.server.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent, isOver } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';

/**
 * Cancels an event: its sale stops at once, its tickets are cancelled, and all their holders are notified and offered a
 * refund. Each order is its own transaction; a job completes the work of a process that died.
 */
export async function cancelEvent(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  reason: string,
): Promise<Result<DeskEvent, SaleError>> {
  const done = await changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (isOver(event, now)) return fail({ code: 'EVENT_ENDED' });
    await changeEvent(trx, eventId, { status: 'cancelled' }, now);
    await syncSalesWithEvents(trx, { eventId });
    if (event.jetId !== null) await markEventCancelled(trx, event.jetId, now);
    return succeed({ reason });
  });
  if (done.ok && done.value.jetId !== null) await cancelTicketsOf(services, actor, done.value.jetId);
  return done;
}

/** Cancels what is left of the tickets of events that were cancelled; gives how many orders that were. For a job. */
export async function cancelRemainingTickets(services: SaleDeskServices): Promise<number> {
  let count = 0;
  for (const jetId of await findCancelledPerformances(services.db))
    count += await cancelTicketsOf(services, { system: 'cancelled events' }, jetId);
  return count;
}

/** Grace period in which a wrong cancellation by an editor can be undone before anybody is notified. */
const REVERSIBLE_MINUTES = 10;
const BY_PROGRAMME = { system: 'programme' };

/**
 * Cancels permanently what editors have had as cancelled in the programme for ten minutes: as if it was cancelled at the
 * desk. Gives how many events. For a job.
 */
export async function cancelAsInProgramme(
  services: SaleDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const now = await services.databaseClock(services.db);
  const since = new Date(Date.parse(now) - REVERSIBLE_MINUTES * 60_000).toISOString();
  const events = await findCancelledInProgramme(services.db, { since, now });
  for (const eventId of events) {
    const done = await changeSale(services, BY_PROGRAMME, eventId, async (write) => {
      const { jetId, status } = write.event;
      // Undone at the last moment.
      if (status !== 'cancelled' || jetId === null) return fail({ code: 'EVENT_ENDED' });
      await markEventCancelled(write.trx, jetId, write.now);
      return succeed({ reason: 'cancelled in the programme' });
    });
    if (done.ok && done.value.jetId !== null) await cancelTicketsOf(services, BY_PROGRAMME, done.value.jetId);
  }
  return events.length;
}

async function cancelTicketsOf(services: SaleDeskServices, actor: Actor, jetId: number): Promise<number> {
  const numbers = await findOrdersWithTickets(services.db, jetId);
  for (const number of numbers) await cancelInOrder(services, actor, { number, jetId });
  return numbers.length;
}

function cancelInOrder(
  services: SaleDeskServices,
  actor: Actor,
  { number, jetId }: { number: string; jetId: number },
) {
  return changeOrder(services, actor, { number, permission: 'sell' }, async (write) => {
    const positions = write.order.tickets
      .filter((ticket) => ticket.jetId === jetId && ticket.state === 'valid')
      .map(({ position }) => position);
    // Somebody was quicker.
    if (positions.length === 0) return succeed(null);
    const done = await cancelByStaff(write, { positions, cause: 'event-cancelled' });
    if (!done.ok) return done;
    const { creditCents, tags } = done.value;
    return succeed({ news: 'event-cancelled', jetId, creditCents, tags });
  });
}
