import type { Selectable } from 'kysely';
import { findEventTitles, IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { WaitingEntry, WaitingState } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Secrets come from addresses: PostgreSQL takes no zero byte. */
const SECRET = /^[\w-]{1,64}$/;

export type WaitingRow = Selectable<TicketingTables['waiting_entries']>;

/** Locks an entry. Entries are locked before holds, and these before pools. */
export async function lockEntry(trx: Trx, engine: Engine, secret: string): Promise<WaitingRow | undefined> {
  if (!SECRET.test(secret)) return undefined;
  return trx
    .selectFrom('waiting_entries')
    .selectAll()
    .where('secret', '=', secret)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Tells if an address is already waiting for places of a pool, or is offered some. */
export async function isWaiting(
  trx: Trx,
  { poolId, email }: { poolId: number; email: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('waiting_entries')
    .select('id')
    .where('pool_id', '=', poolId)
    .where('email', '=', email)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Pools that somebody waits for, or that hold places for the waiting list. */
export async function findWaitedPools(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('pools')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('waiting_from', 'is not', null),
        eb('id', 'in', eb.selectFrom('waiting_entries').select('pool_id').where('state', '=', 'waiting')),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads the waiting list of a pool, in the order of arrival. */
export async function findWaiting(db: Db, poolId: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_entries')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
}

/** Offers whose cart has ended or expired, with their outcome, and whether the sale of their event is stopped. */
export async function findEndedOffers(
  db: Db,
  now: Instant,
): Promise<{ secret: string; state: 'taken' | 'left' | 'lapsed'; isStopped: boolean }[]> {
  const rows = await db
    .selectFrom('waiting_entries')
    .innerJoin('performances', 'performances.id', 'waiting_entries.performance_id')
    .leftJoin('holds', 'holds.id', 'waiting_entries.hold_id')
    .select(['waiting_entries.secret', 'performances.event_state', 'holds.status', 'holds.expires_at'])
    .where('waiting_entries.state', '=', 'offered')
    .execute();
  return rows.flatMap(({ secret, event_state, status, expires_at }) => {
    const state = stateOf({ status, expires_at }, now);
    return state === 'offered' ? [] : [{ secret, state, isStopped: event_state !== 'scheduled' }];
  });
}

/** Returns the state of an offer, derived from its cart. */
function stateOf(
  { status, expires_at }: { status: string | null; expires_at: Instant | null },
  now: Instant,
): 'offered' | 'taken' | 'left' | 'lapsed' {
  if (status === 'converted') return 'taken';
  if (status === 'released') return 'left';
  return status === 'active' && expires_at !== null && now < expires_at ? 'offered' : 'lapsed';
}

/** Returns an entry to the waiting state after its offer ended; it may be offered places again. The entry is locked. */
export async function resumeWaiting(trx: Trx, secret: string): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set({ state: 'waiting', hold_id: null, offered_until: null })
    .where('secret', '=', secret)
    .execute();
}

/** Notes how many places were free when somebody could not sit side by side on them. The entry is locked. */
export async function notePassed(
  trx: Trx,
  { secret, units }: { secret: string; units: number },
): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set({ passed_units: units })
    .where('secret', '=', secret)
    .execute();
}

export async function endEntry(
  trx: Trx,
  { secret, state, now }: { secret: string; state: WaitingState; now: Instant },
): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set({ state, ended_at: now })
    .where('secret', '=', secret)
    .execute();
}

/** Entries in the order they were made; with their offers as of `now`. */
export async function findEntries(
  db: Db | Trx,
  which: { secret: string } | { userId: number } | { jetId: number },
  now: Instant,
): Promise<WaitingEntry[]> {
  if ('secret' in which && !SECRET.test(which.secret)) return [];
  const rows = await db
    .selectFrom('waiting_entries')
    .innerJoin('performances', 'performances.id', 'waiting_entries.performance_id')
    .innerJoin('pools', 'pools.id', 'waiting_entries.pool_id')
    .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .leftJoin('holds', 'holds.id', 'waiting_entries.hold_id')
    .selectAll('waiting_entries')
    .select((eb) => [
      'performances.event_starts_at',
      IS_POSTPONED.as('is_postponed'),
      'pools.starts_at',
      'seat_groups.code',
      'seat_groups.name_de',
      'seat_groups.name_en',
      'holds.status as hold_status',
      'holds.expires_at',
      eb
        .selectFrom('hold_lines')
        .select((each) => each.fn.sum<number>('quantity').as('tickets'))
        .whereRef('hold_lines.hold_id', '=', 'waiting_entries.hold_id')
        .as('offered'),
    ])
    .$if('secret' in which, (query) =>
      query.where('waiting_entries.secret', '=', 'secret' in which ? which.secret : ''),
    )
    .$if('userId' in which, (query) =>
      query.where('waiting_entries.user_id', '=', 'userId' in which ? which.userId : 0),
    )
    .$if('jetId' in which, (query) =>
      query.where('waiting_entries.performance_id', '=', 'jetId' in which ? which.jetId : 0),
    )
    .orderBy('waiting_entries.id')
    .execute();
  const titles = await findEventTitles(db, [...new Set(rows.map((row) => row.performance_id))]);
  return rows.map((row) => {
    const state = row.state === 'offered' ? stateOf({ status: row.hold_status, ...row }, now) : row.state;
    return {
      id: row.id,
      secret: row.secret,
      state,
      jetId: row.performance_id,
      event: titles.get(row.performance_id) ?? null,
      startsAt: row.starts_at ?? row.event_starts_at,
      isPostponed: Number(row.is_postponed) === 1,
      seatGroup: { code: row.code, name: localizedFrom(row, 'name') },
      tickets: row.tickets,
      onlyTogether: row.only_together,
      language: row.language,
      email: row.email,
      joinedAt: row.joined_at,
      offer:
        state === 'offered' && row.expires_at !== null
          ? { tickets: Number(row.offered ?? 0), until: row.offered_until ?? row.expires_at }
          : null,
    };
  });
}

/** The secret of an entry that belongs to a performance; `null` when there is none. */
export async function findSecretOfEntry(
  trx: Trx,
  { performanceId, entryId }: { performanceId: number; entryId: number },
): Promise<string | null> {
  const row = await trx
    .selectFrom('waiting_entries')
    .select('secret')
    .where('id', '=', entryId)
    .where('performance_id', '=', performanceId)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Deletes entries that ended before an instant; returns how many these were. */
export async function deleteEntriesEndedBefore(db: Db, instant: Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_entries')
    .where('ended_at', '<', instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
