import { ROLES, type Role } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import type { SignInOutcome } from './table.server.ts';

/** An account a member of staff makes, so nobody has to confirm its address. */
export interface NewUser {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  role: Role;
  /** From `hashPassword`. */
  passwordHash: string;
  createdAt: Instant;
}

/** Name better-auth gives to signing in with a password. */
const BY_PASSWORD = 'credential';

export async function insertUser(trx: Db, user: NewUser): Promise<number> {
  const times = { created_at: user.createdAt, updated_at: user.createdAt };
  const { id } = await trx
    .insertInto('users')
    .values({
      name: `${user.firstName} ${user.lastName}`,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      email_verified: true,
      role: user.role,
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('credentials')
    .values({
      user_id: id,
      account_id: String(id),
      provider_id: BY_PASSWORD,
      password: user.passwordHash,
      ...times,
    })
    .execute();
  return id;
}

/** Reads the profile of an account's owner. */
export async function findProfile(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'email_verified as is_email_confirmed', 'role'])
    .select(['two_factor_enabled as is_two_factor_on', 'has_passkey', 'member_until'])
    .select(['image', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function hasUserWith(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return found !== undefined;
}

/** The account whose confirmed address this is, however it is typed; `null` when there is none. */
export async function findAccountOf(db: Db, email: string): Promise<number | null> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** An account as the box office chooses it for somebody who stands there. */
export interface KnownAccount {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

function knownAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email'])
    .where('email_verified', '=', true);
}

/** Accounts with a confirmed address, by its whole address or by words of the name, last names from A on. */
export async function findKnownAccounts(
  db: Db,
  { words, atMost }: { words: readonly string[]; atMost: number },
): Promise<KnownAccount[]> {
  const [only] = words;
  if (only === undefined) return [];
  if (words.length === 1 && only.includes('@'))
    return knownAccounts(db).where('email', '=', only.toLowerCase()).execute();
  let found = knownAccounts(db);
  for (const word of words)
    found = found.where(({ or }) => or(containsWord(['users.name', 'users.email'], word)));
  return found.orderBy('last_name').orderBy('first_name').orderBy('id').limit(atMost).execute();
}

/** The account with a confirmed address; `null` when there is none of this id. */
export async function findKnownAccount(db: Db, id: number): Promise<KnownAccount | null> {
  return (await knownAccounts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The account with an address, confirmed or not. */
export async function findUserIdByEmail(db: Db, email: string): Promise<number | null> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function countUsersWithRole(db: Db, role: Role): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasRole(db: Db, userId: number, role: Role): Promise<boolean> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  return user?.role === role;
}

export async function isTwoFactorOn(db: Db, userId: number | null): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.two_factor_enabled ?? false;
}

/** Takes the key and the recovery codes of an account away. */
export async function deleteTwoFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_factors').where('user_id', '=', userId).execute();
}

/** Counts one more attempt under a key, from one again when the first was before `countsSince`; gives the count. */
export async function countAttempt(
  db: Db,
  key: string,
  { now, countsSince, amount = 1 }: { now: Instant; countsSince: Instant; amount?: number },
): Promise<number> {
  const [at, since] = [Date.parse(now), Date.parse(countsSince)];
  const { count } = await db
    .insertInto('attempts')
    .values({ key, count: amount, last_request: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('attempts.last_request', '<', since);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(amount)
            .else(eb('attempts.count', '+', amount))
            .end(),
          last_request: eb.case().when(isOver).then(at).else(ref('attempts.last_request')).end(),
        };
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets counting restart. */
export async function clearAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}

/** The hash of an account's password; `null` when nobody has the address. */
export async function findPasswordHash(db: Db, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select('credentials.password')
    .where('users.email', '=', email)
    .where('credentials.provider_id', '=', BY_PASSWORD)
    .executeTakeFirst();
  return found?.password ?? null;
}

/** Ends the sessions of an account but for the one with this token. */
export async function endOtherSessionsOf(db: Db, userId: number, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token', '!=', token).execute();
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Takes the links to a new password out of all emails somebody got. */
export async function deletePasswordLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}

/** Prefix of keys that count for a day. */
export const OF_A_DAY = 'day|';

/** Sessions and links that have ended, and counts of attempts that count no more. */
export async function deleteEnded(
  db: Db,
  { now, attemptsBefore, daysBefore }: { now: Instant; attemptsBefore: Instant; daysBefore: Instant },
) {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('attempts')
    .where('last_request', '<', Date.parse(attemptsBefore))
    .where((eb) =>
      eb.or([eb('key', 'not like', `${OF_A_DAY}%`), eb('last_request', '<', Date.parse(daysBefore))]),
    )
    .execute();
}

/** An account with this address that nobody has confirmed. */
export async function deleteUnconfirmedWith(db: Db, email: string): Promise<void> {
  await db.deleteFrom('users').where('email_verified', '=', false).where('email', '=', email).execute();
}

/** Accounts whose address nobody has confirmed since. */
export async function deleteUnconfirmed(db: Db, madeBefore: Instant): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email_verified', '=', false)
    .where('created_at', '<', madeBefore)
    .execute();
}

/** The role of the account with this email, in lower case; that of a visitor where there is none. */
export async function findRole(db: Db, email: string): Promise<Role> {
  const row = await db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst();
  return ROLES.find((known) => known === row?.role) ?? 'visitor';
}

export async function countSignInOn(db: Db, day: Day, outcome: SignInOutcome): Promise<void> {
  await db
    .insertInto('sign_in_counts')
    .values({ day, outcome, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'outcome'])
        .doUpdateSet((eb) => ({ count: eb('sign_in_counts.count', '+', 1) })),
    )
    .execute();
}

export async function deleteSignInsBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('sign_in_counts').where('day', '<', day).execute();
}

/** Tells if an account is a member's on a day of the venue. */
export async function isMember(db: Db, userId: number, today: Day): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('member_until', '>=', today)
    .executeTakeFirst();
  return row !== undefined;
}
