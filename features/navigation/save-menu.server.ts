import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { menusTag } from './cache-tags.ts';
import type { MenuArea } from './menu.ts';
import { type MenuDraft, menuDraft } from './schema.ts';
import { replaceMenu } from './store.server.ts';

/** Stores one menu as a whole, in the place of the one there was, and tells every node. */
export async function saveMenu(
  { db, bus }: { db: Db; bus: EventBus },
  area: MenuArea,
  entries: MenuDraft,
): Promise<Result<null, { field: string; message: string }[]>> {
  const parsed = menuDraft.safeParse(entries);
  if (!parsed.success)
    return fail(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  await inTransaction(db, (trx) => replaceMenu(trx, area, parsed.data));
  await bus.publish({ type: 'changed', tags: [menusTag()] });
  return succeed(null);
}
