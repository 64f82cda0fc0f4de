import { findOrdersWithTickets, lockPerformance } from '#features/box-office/holds/index.server.ts';
import {
  findPendingNotifications,
  lockedOrder,
  setNotifiedRoom,
  setNotifiedStart,
  setPostponementNotified,
} from '#features/box-office/order-store/index.server.ts';
import type { Order, OrderNews } from '#features/box-office/ticketing/index.ts';
import type { Write } from '#features/core/access/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { SaleDeskServices } from './change-sale.server.ts';
import { findDeskRooms } from './event-store.server.ts';
import { findOrderNumbers } from './hall/hall-store.server.ts';

type Services = Pick<SaleDeskServices, 'engine' | 'config'>;
type Moment = Pick<Write, 'trx' | 'now'>;

/**
 * Notifies all holders of tickets or holds of a locked performance of its date, or that it is postponed, unless they know.
 * After a postponement they are notified of the next date, even the old one.
 */
export async function notifyOfDate(services: Services, write: Moment, jetId: number): Promise<void> {
  const sale = await lockPerformance(write.trx, services.engine, jetId);
  if (sale === null) return;
  const { notifiedStartsAt, isPostponementNotified, isPostponed, eventStartsAt } = sale;
  if (isPostponed) {
    if (isPostponementNotified) return;
    // The withdrawn start is the one they know, and not one it was moved to before anybody was notified.
    const byMs =
      notifiedStartsAt && eventStartsAt ? Date.parse(notifiedStartsAt) - Date.parse(eventStartsAt) : 0;
    await tell(services, write, jetId, { kind: 'event-postponed' }, { byMs });
    await setPostponementNotified(write.trx, jetId, true);
    return;
  }
  if (notifiedStartsAt !== null) await tell(services, write, jetId, { kind: 'event-moved' });
  else if (isPostponementNotified) await tell(services, write, jetId, { kind: 'event-takes-place' });
  await setNotifiedStart(write.trx, jetId, null);
  await setPostponementNotified(write.trx, jetId, false);
}

/** The same for its current room, by name; for a postponed one together with its new date. */
export async function notifyOfRoom(services: Services, write: Moment, jetId: number): Promise<void> {
  const sale = await lockPerformance(write.trx, services.engine, jetId);
  if (sale === null || sale.isPostponed || sale.notifiedRoomId === null) return;
  const room = (await findDeskRooms(write.trx)).find(({ id }) => id === sale.eventRoomId);
  if (!room) return;
  await tell(services, write, jetId, { kind: 'room-changed', room: room.name });
  await setNotifiedRoom(write.trx, jetId, null);
}

/** Notifies orders of which somebody sits on another seat of a locked performance. */
export async function notifyOfSeats(
  services: Services,
  write: Moment,
  jetId: number,
  orderIds: readonly number[],
): Promise<void> {
  const numbers = await findOrderNumbers(write.trx, orderIds);
  await tell(services, write, jetId, { kind: 'seats-changed' }, { only: new Set(numbers.values()) });
}

/**
 * Notifies the ticket holders of events that were postponed, moved or given another room through the programme, each event
 * in one transaction; several changes in between are one notification. Returns how many events. For a job.
 */
export async function notifyOfChangedEvents(
  services: SaleDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const jetIds = await findPendingNotifications(services.db);
  for (const jetId of jetIds)
    await inTransaction(services.db, async (trx) => {
      const now = await services.databaseClock(trx);
      const sale = await lockPerformance(trx, services.engine, jetId);
      // Another node was quicker, or an editor who took it back or cancelled.
      if (sale === null || (await findPendingNotifications(trx, jetId)).length === 0) return;
      // Nobody needs to hear that something over was at another time or place.
      if (!sale.isPostponed && sale.eventEndsAt !== null && sale.eventEndsAt <= now) {
        await setNotifiedStart(trx, jetId, null);
        await setPostponementNotified(trx, jetId, false);
        await setNotifiedRoom(trx, jetId, null);
        return;
      }
      await notifyOfDate(services, { trx, now }, jetId);
      await notifyOfRoom(services, { trx, now }, jetId);
    });
  return jetIds.length;
}

/** Writes to everybody with valid tickets of a locked performance what happened to it, in the transaction in which it happens; `byMs`: how much later they know it than it is; `only`: numbers of the orders. */
async function tell(
  { engine, config }: Services,
  { trx, now }: Moment,
  jetId: number,
  news: Pick<OrderNews, 'kind' | 'room'>,
  { byMs = 0, only }: { byMs?: number; only?: ReadonlySet<string> } = {},
): Promise<void> {
  for (const number of await findOrdersWithTickets(trx, jetId)) {
    if (only && !only.has(number)) continue;
    const order = await lockedOrder(trx, engine, number);
    if (order)
      await writeOrderEmail(trx, asNotified(order, { jetId, byMs }), { ...news, jetId, at: now }, config);
  }
}

function asNotified(order: Order, { jetId, byMs }: { jetId: number; byMs: number }): Order {
  const tickets = order.tickets.map((ticket) =>
    ticket.jetId === jetId && ticket.startsAt !== null && byMs !== 0
      ? { ...ticket, startsAt: new Date(Date.parse(ticket.startsAt) + byMs).toISOString() }
      : ticket,
  );
  return { ...order, tickets };
}
