import { setReservedUntil } from '#features/box-office/order-store/index.server.ts';
import {
  endOfReservation,
  openCents,
  refusalToReserve,
} from '#features/box-office/ticketing/index.server.ts';
import { type Order, type ReservationRefusal, reminderAt } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Day } from '#lib/venue-time.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** Why a reservation is not kept longer. */
export interface ReservationError {
  code: ReservationRefusal | 'NOT_RESERVED' | 'ENDS_TOO_EARLY' | 'NOTHING_OPEN' | 'UNKNOWN_ORDER';
}

/**
 * Keeps a reservation until the end of a later day, and tells who it is for (docs/product/box-office.md#reservations). They are reminded before
 * the new end, unless it is that near already. Pressed twice it happens once. Needs `sell`.
 */
export function prolongReservation(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { lastDay }: { lastDay: Day },
): Promise<Result<Order, ReservationError>> {
  return changeOrder<ReservationError>(
    services,
    staff,
    { number, permission: 'sell' },
    async ({ trx, order, now }) => {
      if (order.reservedUntil === null) return fail({ code: 'NOT_RESERVED' });
      if (openCents(order) <= 0) return fail({ code: 'NOTHING_OPEN' });
      const until = endOfReservation(lastDay);
      if (until === order.reservedUntil) return succeed(null);
      if (until < order.reservedUntil) return fail({ code: 'ENDS_TOO_EARLY' });
      const starts = order.tickets.map(({ state, startsAt, isPostponed }) =>
        state === 'valid' && !isPostponed ? startsAt : null,
      );
      const refusal = refusalToReserve(lastDay, { starts, now });
      if (refusal) return fail({ code: refusal });
      const remindAt = reminderAt({ ...order, reservedUntil: until });
      await setReservedUntil(trx, order.secret, {
        until,
        isRemindedAgain: remindAt !== null && now < remindAt,
      });
      return succeed({ news: 'reserved' });
    },
  );
}
