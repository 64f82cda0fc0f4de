import { lockedOrder, unmarkAdmitted } from '#features/box-office/order-store/index.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { inWrite } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Scanned } from './admission.ts';
import { type CheckInServices, findScanned, inside } from './admit.server.ts';

/** Undoes the admission of a scan; idempotent. Needs `check-in`. */
export async function undoAdmission(
  services: CheckInServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { id, ...scanned }: { id: string } & Scanned,
): Promise<Result<null, 'UNKNOWN_TICKET'>> {
  const found = await findScanned(services, scanned);
  return inWrite(services, staff, 'check-in', async ({ trx, record }) => {
    const order = found && (await lockedOrder(trx, services.engine, found.order));
    if (!order) return fail('UNKNOWN_TICKET');
    const admitted = order.tickets.filter(({ admission }) => admission?.scan === id);
    if (admitted.length === 0) return succeed(null);
    await unmarkAdmitted(
      trx,
      admitted.map(({ code }) => code),
    );
    const positions = new Set(admitted.map(({ position }) => position));
    record({
      entity: 'orders',
      id: order.number,
      before: { inside: inside(order) },
      after: { inside: inside(order).filter((position) => !positions.has(position)) },
      tags: [],
    });
    return succeed(null);
  });
}
