import type { Actor } from '#features/audit/index.server.ts';
import {
  findSeatGroupIds,
  insertPerformance,
  setSaleStatus,
  syncSalesWithEvents,
} from '#features/ticketing/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import { changeEvent, type DeskEvent } from './event-store.server.ts';
import { saleEnd } from './sale-end.ts';
import type { SaleError } from './sale-error.ts';

/** The places of one seat group. */
export interface GroupCapacity {
  groupId: number;
  capacity: number;
}

/** Puts an event on sale by a price list, each of its seat groups with a capacity. */
export function putOnSale(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  { priceListId, capacities }: { priceListId: number; capacities: GroupCapacity[] },
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.jetId !== null) return fail({ code: 'ALREADY_ON_SALE' });
    if (event.status === 'cancelled' || event.endsAt <= now) return fail({ code: 'EVENT_ENDED' });
    const groups = await findSeatGroupIds(trx, priceListId);
    if (groups.length === 0) return fail({ code: 'UNKNOWN_PRICE_LIST' });
    const named = capacities.map(({ groupId }) => groupId).toSorted((a, b) => a - b);
    if (named.join() !== groups.toSorted((a, b) => a - b).join()) return fail({ code: 'CAPACITIES_DIFFER' });
    const jetId = await insertPerformance(trx, { priceListId, saleEndsAt: saleEnd(event), capacities });
    await changeEvent(trx, eventId, { jetId }, now);
    await syncSalesWithEvents(trx, { eventId });
    return succeed({ price_list: priceListId });
  });
}

/** Closes the sale of an event, or opens it again. What is in carts can no longer be ordered while it is closed. */
export function setSale(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  status: 'open' | 'stopped',
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, event }) => {
    if (event.jetId === null) return fail({ code: 'NOT_ON_SALE' });
    await setSaleStatus(trx, event.jetId, status);
    return succeed({});
  });
}
