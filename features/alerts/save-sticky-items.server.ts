import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { alertsTag } from './cache-tags.ts';
import { stickyItems } from './schema.ts';
import { replaceStickyItems, type StickyItemDraft } from './store.server.ts';

/** Stores the sticky items as a whole, in their order; at most six. */
export async function saveStickyItems(
  { db, bus }: { db: Db; bus: EventBus },
  items: StickyItemDraft[],
): Promise<Result<null, { field: string; message: string }[]>> {
  const parsed = stickyItems.safeParse(items);
  if (!parsed.success)
    return fail(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  await inTransaction(db, (trx) => replaceStickyItems(trx, parsed.data));
  await bus.publish({ type: 'changed', tags: [alertsTag()] });
  return succeed(null);
}
