import { lockedOrder } from '#features/box-office/order-store/index.server.ts';
import {
  findGroupNames,
  type NamesRefusal,
  readGroupNames,
  replaceGroupNames,
} from '#features/box-office/questions/index.server.ts';
import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { mayNameGroup } from '#features/shop/orders/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { GROUP_BY_LINK } from '../enquiries/accept-enquiry.server.ts';

type Refusal = NamesRefusal | { code: 'EDIT_CLOSED' };

/**
 * Stores the names of those who come, for the group with the link of its order (docs/product/groups.md#names). The list is the whole: of two that
 * are sent at once the later one counts. The audit records how many names there are, and none of them.
 */
export function nameGroup(
  services: WriteServices & { engine: Engine; databaseClock: DatabaseClock },
  number: string,
  typed: string,
): Promise<Result<null, Refusal>> {
  return inWrite<null, Refusal>(services, GROUP_BY_LINK, 'sell', async ({ trx, record }) => {
    const order = await lockedOrder(trx, services.engine, number);
    if (!order || !mayNameGroup(order, await services.databaseClock(trx)))
      return fail({ code: 'EDIT_CLOSED' });
    const heads = order.tickets.filter(({ state }) => state === 'valid').length;
    const names = readGroupNames(typed, heads);
    if (!names.ok) return names;
    const before = [...(await findGroupNames(trx, number)).values()];
    if (JSON.stringify(before) === JSON.stringify(names.value)) return succeed(null);
    await replaceGroupNames(trx, number, names.value);
    record({
      ...{ entity: 'orders', id: number, tags: [] },
      before: { group_names: before.length },
      after: { group_names: names.value.length },
    });
    return succeed(null);
  });
}
