import { lockedOrder, markAdmitted } from '#features/box-office/order-store/index.server.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { ticketsToAdmit } from './admission.ts';
import { type CheckInServices, inside } from './admit.server.ts';
import { OPEN_BEFORE_MS } from './load-doors.server.ts';

/**
 * Lets in who was just sold tickets and walks straight on (docs/product/box-office.md#counter): the tickets of an order for events whose doors
 * can be open now. Gives how many came in; pressed twice, they come in once. Needs `check-in`.
 */
export function admitSold(
  services: CheckInServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { id, door }: { id: string; door: string },
): Promise<Result<number, 'UNKNOWN_ORDER' | 'NOBODY_TO_ADMIT'>> {
  return inWrite(services, staff, 'check-in', async ({ trx, now, record }) => {
    const order = await lockedOrder(trx, services.engine, number);
    if (!order) return fail('UNKNOWN_ORDER');
    const latest = new Date(services.clock.time() + OPEN_BEFORE_MS).toISOString();
    const codes = ticketsToAdmit(order, latest).map(({ code }) => code);
    if (codes.length === 0) return fail('NOBODY_TO_ADMIT');
    await markAdmitted(trx, codes, { at: now, by: staff.id, door, scan: id });
    const admitted = order.tickets.flatMap(({ code, position }) => (codes.includes(code) ? [position] : []));
    record({
      ...{ entity: 'orders', id: order.number, tags: [] },
      before: { inside: inside(order) },
      after: { inside: [...inside(order), ...admitted], door },
    });
    return succeed(codes.length);
  });
}
