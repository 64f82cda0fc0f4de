import { takeSeatsOfDesk } from '#features/box-office/holds/index.server.ts';
import { findOrder, findOrderId } from '#features/box-office/order-store/index.server.ts';
import { swapSeats } from '#features/box-office/seating/index.server.ts';
import type { Order, SeatName, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** Why the seats of an order stay: it is a test, has no seats at the date, or the seats are taken or not as many. */
export type SeatsError = TicketingError | { code: 'UNKNOWN_ORDER' | 'NO_SEATS' };

/** Other seats for the tickets of an order at one date. */
export interface SeatChange {
  jetId: number;
  /** All seats they have from then on, by their `guid`: as many as before in each seat group. */
  seats: readonly string[];
  /** The customer gets an email about it. */
  isNotified: boolean;
}

/**
 * Exchanges seats of an order within a date for the house, at any time (docs/product/seating.md#desk); seats that are blocked for the desk leave
 * their block. The same seats again change nothing. Needs `sell`.
 */
export function changeSeatsOfOrder(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { jetId, seats, isNotified }: SeatChange,
): Promise<Result<Order, SeatsError>> {
  const { engine } = services;
  return changeOrder<SeatsError>(services, staff, { number, permission: 'sell' }, async (write) => {
    const { trx, order, now } = write;
    const before = seatsAt(order, jetId);
    if (order.isTest || before.length === 0) return fail({ code: 'NO_SEATS' });
    if (isSame(before, seats)) return succeed(null);
    await takeSeatsOfDesk(trx, engine, { performanceId: jetId, seats, now });
    const orderId = await findOrderId(trx, order.secret);
    const swapped = await swapSeats(trx, engine, { orderId }, { performanceId: jetId, seats });
    if (!swapped.ok) return swapped;
    const after = await findOrder(trx, order.secret);
    const names = after ? seatsAt(after, jetId).map(({ row, seat }) => `${row} ${seat}`) : [];
    return succeed({ news: isNotified ? 'changed' : null, auditDetails: { reseated: names } });
  });
}

const seatsAt = ({ tickets }: Order, jetId: number): SeatName[] =>
  tickets.flatMap((ticket) => (ticket.jetId === jetId && ticket.state === 'valid' ? ticket.seats : []));

const isSame = (own: readonly SeatName[], seats: readonly string[]): boolean =>
  own.length === seats.length && own.every(({ guid }) => seats.includes(guid));
