import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { BankError } from './bank-error.ts';
import { noteSetAside, reopenLine, takeOpenLine } from './bank-store.server.ts';

type Staff = Pick<Principal, 'id' | 'role'>;

/** Sets a line aside that has nothing to do with an order, with a reason that stays within the house. Needs `reconcile-bank`. */
export function setLineAside(
  services: WriteServices,
  staff: Staff,
  { line, reason }: { line: number; reason: string },
): Promise<Result<null, BankError>> {
  return inWrite<null, BankError>(services, staff, 'reconcile-bank', async ({ trx, now, record }) => {
    const taken = await takeOpenLine(trx, line, { by: staff.id, at: now });
    if (!taken) return fail({ code: 'LINE_DECIDED' });
    await noteSetAside(trx, line, reason);
    record({
      entity: 'bank-lines',
      id: line,
      before: { set_aside: null },
      after: { set_aside: reason },
      tags: [],
    });
    return succeed(null);
  });
}

/** Takes a line back that was set aside. Needs `reconcile-bank`. */
export function takeLineBack(
  services: WriteServices,
  staff: Staff,
  line: number,
): Promise<Result<null, BankError>> {
  return inWrite<null, BankError>(services, staff, 'reconcile-bank', async ({ trx, record }) => {
    const reason = await reopenLine(trx, line);
    if (reason === null) return fail({ code: 'LINE_DECIDED' });
    record({
      entity: 'bank-lines',
      id: line,
      before: { set_aside: reason },
      after: { set_aside: null },
      tags: [],
    });
    return succeed(null);
  });
}
