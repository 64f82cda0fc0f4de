import {
  changedTags,
  findOverbooked,
  findPoolPlaces,
  officeOf,
  releaseOverdue,
} from '#features/box-office/holds/index.server.ts';
import { overbook } from '#features/box-office/sale/index.server.ts';
import type { CartReference, TicketingError, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { can, inWrite, type Principal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { findDeskEventOfJet } from '../sales/event-store.server.ts';
import { type CounterServices, counterOffice } from './sell.server.ts';

export type SellAnywayError =
  | TicketingError
  /** Nobody said why, or as many are sold beyond the places of the date as the settings allow. */
  | { code: 'NO_OVERBOOKING_REASON' | 'OVERBOOKED' };

/**
 * Adds tickets to the cart of the counter for which the date has no places left (docs/decisions/0126), up to the limit in the settings and with a reason
 * in the audit; returns the cart's reference. A form that carries a key and is sent again adds once. Needs `overbook`.
 */
export async function sellAnyway(
  services: CounterServices,
  staff: Pick<Principal, 'id' | 'role'>,
  {
    reference,
    order,
    key,
    reason,
  }: { reference: CartReference | null; order: TicketOrder; key: string | null; reason: string },
): Promise<Result<CartReference, SellAnywayError>> {
  if (reason === '') return fail({ code: 'NO_OVERBOOKING_REASON' });
  const { db } = services;
  const { jetId } = order;
  const dependencies = { ...services, ...counterOffice(services) };
  const poolIds = (await findPoolPlaces(db, jetId)).map(({ id }) => id);
  // Places of carts whose time is over come first.
  if (poolIds.length > 0) await releaseOverdue(officeOf(dependencies), { poolIds });
  const { overbookingPerDate: most } = await findSettings(db);
  return inWrite<CartReference, SellAnywayError>(services, staff, 'overbook', async ({ trx, record }) => {
    const before = await findOverbooked(trx, jetId);
    const added = await overbook(dependencies, trx, { reference, order, key, most });
    if (!added.ok) return fail(added.error.code === 'NOT_ENOUGH' ? { code: 'OVERBOOKED' } : added.error);
    const { receipt, moves } = added.value;
    const after = await findOverbooked(trx, jetId);
    const event = after > before ? await findDeskEventOfJet(trx, jetId) : null;
    if (event)
      record({
        ...{ entity: 'events', id: event.id, tags: changedTags(moves) },
        ...{ before: { overbooked: before }, after: { overbooked: after, reason } },
      });
    return succeed(receipt.reference);
  });
}

/** How many more tickets somebody may sell beyond the places of a date; 0 where they may not, or where its places are seats. */
export async function leftToOverbook(db: Db, staff: Pick<Principal, 'role'>, jetId: number): Promise<number> {
  if (!can(staff, 'overbook')) return 0;
  const { overbookingPerDate } = await findSettings(db);
  const isSeated = (await findPoolPlaces(db, jetId)).some((pool) => pool.isSeated);
  return overbookingPerDate === 0 || isSeated
    ? 0
    : Math.max(0, overbookingPerDate - (await findOverbooked(db, jetId)));
}
