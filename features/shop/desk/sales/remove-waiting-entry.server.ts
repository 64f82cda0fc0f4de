import { removeFromWaitingList } from '#features/box-office/waiting-list/index.server.ts';
import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeSale, type SaleDeskServices } from './change-sale.server.ts';
import type { DeskEvent } from './event-store.server.ts';
import type { SaleError } from './sale-error.ts';

/** Removes somebody from the waiting list of an event at their request by telephone; their offer goes to others. */
export function removeWaitingEntry(
  services: SaleDeskServices,
  actor: Actor,
  eventId: number,
  entryId: number,
): Promise<Result<DeskEvent, SaleError>> {
  return changeSale(services, actor, eventId, async ({ trx, now, event }) => {
    if (event.jetId === null) return fail({ code: 'NOT_ON_SALE' });
    const { engine } = services;
    const taken = await removeFromWaitingList(trx, { engine, jetId: event.jetId, entryId, now });
    if (taken.ok) return succeed({ waiting_entry: entryId });
    return fail({ code: taken.error.code === 'IN_PAYMENT' ? 'IN_PAYMENT' : 'UNKNOWN_ENTRY' });
  });
}
