import type { Db, Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, type Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { type Shift, type ShiftClosing, type ShiftMoney, type TillMovement, tillKey } from './shift.ts';

const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null;

function shifts(db: Db | Trx) {
  return db
    .selectFrom('till_shifts')
    .leftJoin('users', 'users.id', 'till_shifts.opened_by')
    .leftJoin('users as closers', 'closers.id', 'till_shifts.closed_by')
    .selectAll('till_shifts')
    .select([
      'users.first_name',
      'users.last_name',
      'closers.first_name as closer_first_name',
      'closers.last_name as closer_last_name',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shifts>['executeTakeFirstOrThrow']>>;

function toShift(row: Row): Shift & { closing: ShiftClosing | null } {
  return {
    id: row.id,
    till: row.till,
    openedBy: { id: row.opened_by, name: nameOf(row.first_name, row.last_name) },
    openedAt: row.opened_at,
    floatCents: row.float_cents,
    closing:
      row.closed_at === null
        ? null
        : {
            closedBy: nameOf(row.closer_first_name, row.closer_last_name),
            closedAt: row.closed_at,
            expectedCents: row.expected_cents ?? 0,
            countedCents: row.counted_cents ?? 0,
            retainedCents: row.retained_cents ?? 0,
            differenceReason: row.difference_reason,
            witness: row.witness,
            note: row.note,
          },
  };
}

export type StoredShift = ReturnType<typeof toShift>;

export async function findOpenShift(db: Db | Trx, userId: number): Promise<Shift | null> {
  const row = await shifts(db)
    .where('opened_by', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ? toShift(row) : null;
}

/** Name of the till that a person has open; `null` without one. */
export async function findOpenTill(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('till_shifts')
    .select('till')
    .where('opened_by', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.till ?? null;
}

/** Open shifts of everybody, the longest open first. */
export async function findOpenShifts(db: Db | Trx): Promise<Shift[]> {
  const rows = await shifts(db).where('closed_at', 'is', null).orderBy('till_shifts.id').execute();
  return rows.map(toShift);
}

/** Holds the open shift of a person until the transaction ends: nobody closes it while money is written into it. */
export async function lockOpenShift(trx: Trx, engine: Engine, userId: number): Promise<Shift | null> {
  await trx
    .selectFrom('till_shifts')
    .select('id')
    .where('opened_by', '=', userId)
    .where('closed_at', 'is', null)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  return findOpenShift(trx, userId);
}

/** Locks a shift, another person's too; `null` where it is closed. */
export async function lockOpenShiftById(trx: Trx, engine: Engine, id: number): Promise<Shift | null> {
  await trx
    .selectFrom('till_shifts')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const shift = await findShift(trx, id);
  return shift?.closing === null ? shift : null;
}

export async function findShift(db: Db | Trx, id: number): Promise<StoredShift | null> {
  const row = await shifts(db).where('till_shifts.id', '=', id).executeTakeFirst();
  return row ? toShift(row) : null;
}

/** The last shifts, the latest first. */
export async function findLatestShifts(db: Db | Trx, limit: number): Promise<StoredShift[]> {
  const rows = await shifts(db).orderBy('till_shifts.id', 'desc').limit(limit).execute();
  return rows.map(toShift);
}

/** Tells if a till that was opened on a day, or before, is still open. */
export async function hasOpenTill(db: Db | Trx, day: Day): Promise<boolean> {
  const row = await db
    .selectFrom('till_shifts')
    .select('id')
    .where('closed_at', 'is', null)
    .where('opened_at', '<', instantAt(addDays(day, 1), '00:00'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a shift; `null` where the till, or the person, has an open one. */
export async function insertShift(
  trx: Trx,
  shift: { till: string; openedBy: number; openedAt: Instant; floatCents: number },
): Promise<number | null> {
  const row = await trx
    .insertInto('till_shifts')
    .values({
      till: shift.till,
      till_key: tillKey(shift.till),
      opened_by: shift.openedBy,
      opened_at: shift.openedAt,
      float_cents: shift.floatCents,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function closeShift(
  trx: Trx,
  id: number,
  { closedBy, ...closing }: Omit<ShiftClosing, 'closedBy'> & { closedBy: number },
): Promise<void> {
  await trx
    .updateTable('till_shifts')
    .set({
      closed_by: closedBy,
      closed_at: closing.closedAt,
      expected_cents: closing.expectedCents,
      counted_cents: closing.countedCents,
      retained_cents: closing.retainedCents,
      difference_reason: closing.differenceReason,
      witness: closing.witness,
      note: closing.note,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertMovement(
  trx: Trx,
  movement: { shiftId: number; cents: number; reason: string; by: number; at: Instant },
): Promise<void> {
  await trx
    .insertInto('till_movements')
    .values({
      shift_id: movement.shiftId,
      cents: movement.cents,
      reason: movement.reason,
      recorded_by: movement.by,
      recorded_at: movement.at,
    })
    .execute();
}

export async function findMovements(db: Db | Trx, shiftId: number): Promise<TillMovement[]> {
  return db
    .selectFrom('till_movements')
    .select(['cents', 'reason', 'recorded_at as at'])
    .where('shift_id', '=', shiftId)
    .orderBy('id')
    .execute();
}

/** Sums the payments of a shift by means: received, and paid out, below zero. */
export async function sumShiftMoney(db: Db | Trx, shiftId: number): Promise<ShiftMoney[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['means', 'cents'])
    .where('shift_id', '=', shiftId)
    .execute();
  const sum = (some: { cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0);
  return [...Map.groupBy(rows, ({ means }) => means)].map(([means, own]) => ({
    means,
    inCents: sum(own.filter(({ cents }) => cents > 0)),
    outCents: sum(own.filter(({ cents }) => cents < 0)),
  }));
}
