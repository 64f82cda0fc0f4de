import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { AlertDraft } from './alert.ts';
import { alertsTag } from './cache-tags.ts';
import { alertDraft } from './schema.ts';
import { insertAlert, updateAlert } from './store.server.ts';

export type SaveAlertError =
  | { code: 'UNKNOWN_ALERT' }
  | { code: 'INVALID'; fields: { field: string; message: string }[] };

/** Stores breaking news, new ones when `id` is `null`, and gives their id. */
export async function saveAlert(
  { db, bus }: { db: Db; bus: EventBus },
  id: number | null,
  draft: AlertDraft,
): Promise<Result<number, SaveAlertError>> {
  const parsed = alertDraft.safeParse(draft);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return fail({ code: 'INVALID', fields });
  }
  const saved = await inTransaction(db, async (trx) => {
    if (id === null) return insertAlert(trx, parsed.data);
    return (await updateAlert(trx, id, parsed.data)) ? id : null;
  });
  if (saved === null) return fail({ code: 'UNKNOWN_ALERT' });
  await bus.publish({ type: 'changed', tags: [alertsTag()] });
  return succeed(saved);
}
