import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Milliseconds within which a returning editor still counts as present. */
const VISIT_MS = 30 * 60_000;

/** Notes that an editor is in the hub, and says when they were there before; `null` the first time. */
export async function noteVisit(db: Db, accountId: number, now: Instant): Promise<Instant | null> {
  const last = await db
    .selectFrom('hub_visits')
    .select(['seen_at', 'before'])
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  const isSameVisit = last !== undefined && Date.parse(now) - Date.parse(last.seen_at) <= VISIT_MS;
  const before = isSameVisit ? last.before : (last?.seen_at ?? null);
  await db
    .insertInto('hub_visits')
    .values({ user_id: accountId, seen_at: now, before })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now, before }))
    .execute();
  return before;
}
