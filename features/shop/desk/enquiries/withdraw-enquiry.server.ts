import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import { isEnquiry } from '#features/box-office/ticketing/index.server.ts';
import type { Order, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';
import { GROUP_BY_LINK } from './accept-enquiry.server.ts';

/**
 * Gives the places of an enquiry back for the group with its link. Pressed twice, or after its end, nothing more happens. Refused once it is
 * ordered.
 */
export function withdrawEnquiry(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
  number: string,
): Promise<Result<Order, StaffCancellationError>> {
  const change = { number, permission: 'sell' } as const;
  return changeOrder<StaffCancellationError>(services, GROUP_BY_LINK, change, async ({ trx, order }) => {
    if (order.enquiredAt === null) return fail({ code: 'UNKNOWN_ORDER' });
    if (!isEnquiry(order)) return fail({ code: 'CANCELLATION_CLOSED' });
    const now = await services.databaseClock(trx);
    const positions = order.tickets.map(({ position }) => position);
    const done = await cancelByStaff({ trx, order, now }, { positions, cause: 'returned' });
    if (!done.ok) return done;
    const { cancelled, tags } = done.value;
    if (cancelled.length === 0) return succeed(null);
    return succeed({ news: 'ticket-cancelled', auditDetails: { withdrawn_by_group: now }, tags });
  });
}
