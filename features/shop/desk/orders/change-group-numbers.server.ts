import { changeGroup, type EditError, type GroupNumbers } from '#features/box-office/sale/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { type Result, succeed } from '#lib/result.ts';
import { GROUP_BY_LINK } from '../enquiries/accept-enquiry.server.ts';
import { changeOrder } from './change-order.server.ts';
import { onceReleased } from './edit-order.server.ts';
import type { RebookingServices } from './rebook-tickets.server.ts';

/**
 * Changes how many a group is, for the group with its link, and confirms it by email (docs/product/groups.md#another-number). The numbers are
 * the whole: pressed twice they change once, and of two presses the later one counts.
 */
export function changeGroupNumbers(
  services: RebookingServices,
  number: string,
  wanted: GroupNumbers,
): Promise<Result<Order, EditError>> {
  const change = { number, permission: 'sell' } as const;
  return onceReleased(services, () =>
    changeOrder<EditError>(services, GROUP_BY_LINK, change, async (write) => {
      const now = await services.databaseClock(write.trx);
      const done = await changeGroup({ ...write, now, ids: services.ids }, wanted);
      if (!done.ok) return done;
      if (done.value === null) return succeed(null);
      const { before, after, creditCents, tags } = done.value;
      return succeed({ news: 'changed', creditCents, auditDetails: { group_heads: [before, after] }, tags });
    }),
  );
}
