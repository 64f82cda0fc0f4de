import { lockedOrder } from '#features/box-office/order-store/index.server.ts';
import {
  type AllergiesRefusal,
  type GroupAllergy,
  readGroupAllergies,
  replaceGroupAllergies,
} from '#features/box-office/questions/index.server.ts';
import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { findGroupAllergiesView } from '#features/shop/orders/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { GROUP_BY_LINK } from '../enquiries/accept-enquiry.server.ts';

type Refusal = AllergiesRefusal | { code: 'EDIT_CLOSED' | 'CONSENT_REQUIRED' };

/**
 * Stores the allergies and needs a group counts, for the group with the link of its order (docs/product/groups.md#allergies-and-needs). They are the
 * whole: nothing takes away what was there. `consent`: the words that were agreed to, `null` for none. The audit records how many answers there are,
 * and none of them.
 */
export function countAllergies(
  services: WriteServices & { engine: Engine; databaseClock: DatabaseClock },
  number: string,
  { typed, consent }: { typed: Readonly<Record<GroupAllergy, string>>; consent: string | null },
): Promise<Result<null, Refusal>> {
  return inWrite<null, Refusal>(services, GROUP_BY_LINK, 'sell', async ({ trx, record }) => {
    const order = await lockedOrder(trx, services.engine, number);
    const now = await services.databaseClock(trx);
    const view = order && (await findGroupAllergiesView(trx, order, now));
    if (!view) return fail({ code: 'EDIT_CLOSED' });
    const read = readGroupAllergies(typed, view.heads);
    if (!read.ok) return read;
    const after = Object.keys(read.value).length;
    if (after > 0 && consent === null) return fail({ code: 'CONSENT_REQUIRED' });
    const before = await replaceGroupAllergies(trx, number, {
      ...{ allergies: read.value, consent: consent ?? '', now },
    });
    if (before === 0 && after === 0) return succeed(null);
    record({
      ...{ entity: 'orders', id: number, tags: [] },
      before: { group_allergies: before },
      after: { group_allergies: after },
    });
    return succeed(null);
  });
}
