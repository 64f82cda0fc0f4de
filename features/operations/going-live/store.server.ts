import { ROLES } from '#features/core/access/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

const STAFF = ROLES.filter((role) => role !== 'visitor');

/** Names and moments of what was tried and answered. */
export async function findMarks(db: Db): Promise<Map<string, Instant>> {
  const rows = await db.selectFrom('go_live_marks').select(['name', 'marked_at']).execute();
  return new Map(rows.map(({ name, marked_at: at }) => [name, at]));
}

export async function setMark(trx: Trx, name: string, at: Instant): Promise<void> {
  await trx
    .insertInto('go_live_marks')
    .values({ name, marked_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ marked_at: at }))
    .execute();
}

export async function removeMark(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('go_live_marks').where('name', '=', name).execute();
}

/** Counts administrators, and people of the staff who sign in with a password alone. */
export async function countStaff(db: Db): Promise<{ administrators: number; withoutFactor: number }> {
  const people = await db
    .selectFrom('users')
    .select(['role', 'two_factor_enabled', 'has_passkey'])
    .where('role', 'in', STAFF)
    .execute();
  return {
    administrators: people.filter(({ role }) => role === 'administrator').length,
    withoutFactor: people.filter((person) => !person.two_factor_enabled && !person.has_passkey).length,
  };
}

export async function hasRedirects(db: Db): Promise<boolean> {
  return (await db.selectFrom('redirects').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The moment the payment provider settled the latest payment in the test shop; `null` without one. */
export async function findTestPayment(db: Db): Promise<Instant | null> {
  const row = await db
    .selectFrom('online_payments')
    .select('settled_at')
    .where('is_test', '=', true)
    .where('settled_at', 'is not', null)
    .where('paid_cents', 'is not', null)
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.settled_at ?? null;
}

/** End of the last run of the backup, and its error. */
export async function findLastBackup(db: Db): Promise<{ endedAt: Instant; fault: string | null } | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['ended_at', 'error'])
    .where('name', '=', 'backup')
    .executeTakeFirst();
  return row?.ended_at ? { endedAt: row.ended_at, fault: row.error } : null;
}
