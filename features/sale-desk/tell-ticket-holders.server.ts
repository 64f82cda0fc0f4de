import type { Write } from '#features/audit/index.server.ts';
import { writeOrderEmail } from '#features/orders/index.server.ts';
import {
  findOrdersWithTickets,
  findUntoldChanges,
  lockedOrder,
  lockPerformance,
  setToldRoom,
  setToldStart,
} from '#features/ticketing/index.server.ts';
import type { OrderNews } from '#features/ticketing/index.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { SaleDeskServices } from './change-sale.server.ts';
import { findDeskRooms } from './event-store.server.ts';

type Services = Pick<SaleDeskServices, 'engine' | 'config'>;
type Moment = Pick<Write, 'trx' | 'now'>;

/** Tells everybody with tickets of a locked performance when it is now, unless they know. */
export async function tellMove(services: Services, write: Moment, jetId: number): Promise<void> {
  const sale = await lockPerformance(write.trx, services.engine, jetId);
  if (sale === null || sale.toldStartsAt === null) return;
  await tell(services, write, jetId, { kind: 'event-moved' });
  await setToldStart(write.trx, jetId, null);
}

/** The same of the room it is in now, by its name. */
export async function tellRoom(services: Services, write: Moment, jetId: number): Promise<void> {
  const sale = await lockPerformance(write.trx, services.engine, jetId);
  if (sale === null || sale.toldRoomId === null) return;
  const room = (await findDeskRooms(write.trx)).find(({ id }) => id === sale.eventRoomId);
  if (!room) return;
  await tell(services, write, jetId, { kind: 'room-changed', room: room.name });
  await setToldRoom(write.trx, jetId, null);
}

/**
 * Tells everybody with tickets of events that were moved or given another room through the programme, each event in one transaction;
 * what was changed twice meanwhile is told once. Gives how many events. For a job.
 */
export async function tellChangedEvents(
  services: SaleDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const jetIds = await findUntoldChanges(services.db);
  for (const jetId of jetIds)
    await inTransaction(services.db, async (trx) => {
      const now = await services.databaseClock(trx);
      const sale = await lockPerformance(trx, services.engine, jetId);
      // Another node was quicker.
      if (sale === null) return;
      // Nobody needs to hear that something over was at another time or place.
      if (sale.eventEndsAt !== null && sale.eventEndsAt <= now) {
        await setToldStart(trx, jetId, null);
        await setToldRoom(trx, jetId, null);
        return;
      }
      await tellMove(services, { trx, now }, jetId);
      await tellRoom(services, { trx, now }, jetId);
    });
  return jetIds.length;
}

/** Writes to everybody with valid tickets of a locked performance what happened to it, in the transaction in which it happens. */
async function tell(
  { engine, config }: Services,
  { trx, now }: Moment,
  jetId: number,
  news: Pick<OrderNews, 'kind' | 'room'>,
): Promise<void> {
  for (const number of await findOrdersWithTickets(trx, jetId)) {
    const order = await lockedOrder(trx, engine, number);
    if (order) await writeOrderEmail(trx, order, { ...news, jetId, at: now }, config);
  }
}
