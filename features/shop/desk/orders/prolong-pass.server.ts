import { endAfter, prolongPass } from '#features/box-office/passes/index.server.ts';
import type { ProlongationRefusal } from '#features/box-office/passes/index.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Day } from '#lib/venue-time.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** Reason a pass is not prolonged. */
export interface ProlongationError {
  code: ProlongationRefusal | 'UNKNOWN_ORDER' | 'UNKNOWN_TICKET' | 'TAKES_NO_MONEY';
}

/**
 * Prolongs the pass of an order, with a reason that stays internal, and notifies its holder. `lastDay`: the last day of
 * validity in the venue's time. Idempotent. Needs `sell`.
 */
export function prolongPassOfOrder(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { lastDay, reason }: { lastDay: Day; reason: string },
): Promise<Result<Order, ProlongationError>> {
  return changeOrder<ProlongationError>(
    services,
    staff,
    { number, permission: 'sell' },
    async ({ trx, order, now }) => {
      if (!order.pass) return fail({ code: 'UNKNOWN_TICKET' });
      if (order.isTest) return fail({ code: 'TAKES_NO_MONEY' });
      const done = await prolongPass(trx, order.pass, { until: endAfter(lastDay), now });
      if (!done.ok) return done;
      return succeed(done.value.isNew ? { news: 'pass-prolonged', auditDetails: { reason } } : null);
    },
  );
}
