import { sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/**
 * Performances that were postponed, moved or given another room in the programme, and whose customers have not been
 * notified. Cancellations there are notified as such, or discarded.
 * @param id restricts the search to one
 */
export async function findPendingNotifications(db: Db | Trx, id?: number): Promise<number[]> {
  const isPostponed = sql<boolean>`(${IS_POSTPONED} = 1)`;
  const rows = await db
    .selectFrom('performances')
    .select('id')
    .where((eb) =>
      eb.or([
        sql<boolean>`(told_postponed <> ${isPostponed})`,
        eb.and([
          eb.not(isPostponed),
          eb.or([eb('told_starts_at', 'is not', null), eb('told_room_id', 'is not', null)]),
        ]),
      ]),
    )
    .where('id', 'not in', cancelledIn(db))
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Events cancelled in the programme since an instant or longer, and whose tickets are not cancelled yet. Records new ones,
 * and deletes those that take place after all.
 */
export async function findCancelledInProgramme(
  db: Db,
  { since, now }: { since: Instant; now: Instant },
): Promise<number[]> {
  await db
    .updateTable('performances')
    .set({ seen_cancelled_at: null })
    .where('seen_cancelled_at', 'is not', null)
    .where('id', 'not in', cancelledIn(db))
    .execute();
  await db
    .updateTable('performances')
    .set({ seen_cancelled_at: now })
    .where('seen_cancelled_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('id', 'in', cancelledIn(db))
    // Includes postponed performances, which are not over at their original end.
    .where((eb) => eb.or([eb('event_ends_at', '>', now), eb(IS_POSTPONED, '=', 1)]))
    .execute();
  const rows = await db
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .select('events.id')
    .where('performances.seen_cancelled_at', '<=', since)
    .where('performances.cancelled_at', 'is', null)
    .orderBy('events.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads whether `findCancelledInProgramme` has anything to note or to find. */
export async function hasCancelledInProgramme(db: Db, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('performances')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('seen_cancelled_at', 'is not', null).and('cancelled_at', 'is', null),
        eb.and([
          eb('cancelled_at', 'is', null),
          eb('id', 'in', cancelledIn(db)),
          eb.or([eb('event_ends_at', '>', now), eb(IS_POSTPONED, '=', 1)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes precedence: a cancelled event that is offline is cancelled. */
const cancelledIn = (db: Db | Trx) =>
  db
    .selectFrom('events')
    .select((eb) => eb.ref('id_jet').$notNull().as('id'))
    .where('status', '=', 'cancelled')
    .where('id_jet', 'is not', null);
