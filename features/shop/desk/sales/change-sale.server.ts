import { findPoolPlaces, lockPerformance } from '#features/box-office/holds/index.server.ts';
import { pricesTag } from '#features/box-office/prices/cache-tags.ts';
import { performanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import { type Actor, inWrite, type Write } from '#features/core/access/index.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { fail, type Result } from '#lib/result.ts';
import type { OrderDeskServices } from '../orders/change-order.server.ts';
import { type DeskEvent, findDeskEvent, lockEvent } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';

export type SaleDeskServices = OrderDeskServices;

type Work = (
  write: Pick<Write, 'trx' | 'now'> & { event: DeskEvent },
) => Promise<Result<AuditDetails, SaleError>>;
/** Additional audit details, such as a reason. */
type AuditDetails = Readonly<Record<string, unknown>>;

/**
 * Changes the sale of an event on behalf of staff (docs/decisions/0058): behind the locks of the event and its performance,
 * with a row of the audit, all or nothing; pages that show it are made again. Needs `sell`.
 */
export async function changeSale(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  work: Work,
): Promise<Result<DeskEvent, SaleError>> {
  return inWrite(services, actor, 'sell', async ({ trx, now, record }) => {
    await lockEvent(trx, services.engine, eventId);
    const before = await findDeskEvent(trx, eventId);
    if (!before) return fail<SaleError>({ code: 'UNKNOWN_EVENT' });
    if (before.jetId !== null) await lockPerformance(trx, services.engine, before.jetId);
    const stateBefore = await auditable(before);
    const done = await work({ trx, now, event: before });
    if (!done.ok) return done;
    const after = await findDeskEvent(trx, eventId);
    if (!after) return fail<SaleError>({ code: 'UNKNOWN_EVENT' });
    const tags = [
      programmeTag(),
      pricesTag(),
      ...(after.jetId === null ? [] : [performanceTag(after.jetId)]),
    ];
    record({
      entity: 'events',
      id: eventId,
      before: stateBefore,
      after: { ...(await auditable(after)), ...done.value },
      tags,
    });
    return { ok: true as const, value: after };

    async function auditable({ status, startsAt, endsAt, roomId, jetId, sale }: DeskEvent) {
      const pools = jetId === null ? [] : await findPoolPlaces(trx, jetId);
      return {
        status,
        date_start: startsAt,
        date_end: endsAt,
        room_id: roomId,
        id_jet: jetId,
        sale_starts_at: sale?.startsAt ?? null,
        members_from: sale?.membersFrom ?? null,
        max_per_price: sale?.maxPerPrice ?? null,
        max_per_order: sale?.maxPerOrder ?? null,
        sale: sale?.status ?? null,
        capacities: Object.fromEntries(pools.map(({ id, capacity }) => [id, capacity])),
        blocked: Object.fromEntries(pools.map(({ id, blocked }) => [id, blocked])),
      };
    }
  });
}
