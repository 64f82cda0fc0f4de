import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { closeEnquiryAt, findEnquiry } from './enquiry-store.server.ts';

/** Notes that staff answered an enquiry otherwise, by phone for example. Pressed twice it happens once. Needs `sell`. */
export function closeEnquiry(
  services: WriteServices,
  staff: Pick<Principal, 'id' | 'role'>,
  id: number,
): Promise<Result<null, { code: 'UNKNOWN_ENQUIRY' }>> {
  return inWrite<null, { code: 'UNKNOWN_ENQUIRY' }>(services, staff, 'sell', async ({ trx, now, record }) => {
    if (!(await findEnquiry(trx, id))) return fail({ code: 'UNKNOWN_ENQUIRY' });
    const isFirst = await closeEnquiryAt(trx, id, now);
    const [before, after] = [{ closed_at: null }, { closed_at: now }];
    if (isFirst) record({ entity: 'group_enquiries', id, before, after, tags: [] });
    return succeed(null);
  });
}
