import {
  findOrder,
  lockedOrder,
  markMoved,
  unmarkAdmitted,
} from '#features/box-office/order-store/index.server.ts';
import type { Admission } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Scanned } from './admission.ts';
import { type CheckInServices, findScanned, inside } from './admit.server.ts';

/** Undoes what a scan did, an entry, an exit or a return; idempotent. Needs `check-in`. */
export async function undoAdmission(
  services: CheckInServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { id, ...scanned }: { id: string } & Scanned,
): Promise<Result<null, 'UNKNOWN_TICKET'>> {
  const found = await findScanned(services, scanned);
  return inWrite(services, staff, 'check-in', async ({ trx, now, record }) => {
    const order = found && (await lockedOrder(trx, services.engine, found.order));
    if (!order) return fail('UNKNOWN_TICKET');
    const codesWhere = (isMeant: (admission: Admission) => boolean) =>
      order.tickets.flatMap(({ admission, code }) => (admission && isMeant(admission) ? [code] : []));
    const admitted = codesWhere(({ scan }) => scan === id);
    const left = codesWhere(({ movedScans, leftAt }) => movedScans.at(-1) === id && leftAt !== null);
    const back = codesWhere(({ movedScans, leftAt }) => movedScans.at(-1) === id && leftAt === null);
    if (admitted.length + left.length + back.length === 0) return succeed(null);
    if (admitted.length > 0) await unmarkAdmitted(trx, admitted);
    if (left.length > 0) await markMoved(trx, left, { leftAt: null, scan: null });
    if (back.length > 0) await markMoved(trx, back, { leftAt: now, scan: null });
    const after = (await findOrder(trx, order.secret)) ?? order;
    record({
      entity: 'orders',
      id: order.number,
      before: { inside: inside(order) },
      after: { inside: inside(after) },
      tags: [],
    });
    return succeed(null);
  });
}
