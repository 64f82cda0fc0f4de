import { createHash } from 'node:crypto';
import type { Db, Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { NewsletterConsentTable } from './table.server.ts';
import type { Topic } from './topics.ts';

export interface NewRequest {
  token: string;
  email: string;
  language: Language;
  topics: Topic[];
  wording: string;
  askedAt: Instant;
  expiresAt: Instant;
}

export interface Subscription {
  id: number;
  email: string;
  language: Language;
  topics: Topic[];
  since: Instant;
}

export async function insertRequest(trx: Trx, request: NewRequest): Promise<void> {
  const { token, email, language, topics, wording, askedAt, expiresAt } = request;
  await trx
    .insertInto('newsletter_requests')
    .values({
      token_hash: hashOf(token),
      email,
      language,
      topics: toJson(topics),
      wording,
      asked_at: askedAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** How many requests were made since an instant, of one address or of all. */
export async function countRequestsSince(db: Db | Trx, since: Instant, email?: string): Promise<number> {
  let query = db
    .selectFrom('newsletter_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asked_at', '>=', since);
  if (email !== undefined) query = query.where('email', '=', email);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** The request whose link has this token, until it ends. */
export async function findRequest(db: Db | Trx, token: string, now: Instant) {
  return db
    .selectFrom('newsletter_requests')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a request as confirmed; `false` when it was before. */
export async function markConfirmed(trx: Trx, id: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_requests')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Puts an address on the list, or changes what it gets. */
export async function upsertSubscription(
  trx: Trx,
  { email, language, topics }: Pick<Subscription, 'email' | 'language' | 'topics'>,
  now: Instant,
): Promise<number> {
  const wanted = { language, topics: toJson(topics), updated_at: now };
  const { id } = await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, since: now, ...wanted })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(wanted))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findSubscription(db: Db | Trx, id: number): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'language', 'topics', 'since'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSubscriptionOf(db: Db | Trx, email: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'language', 'topics', 'since'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Subscriptions in the order they were made, behind the one with an id. */
export async function listSubscriptions(db: Db, after: number, limit: number): Promise<Subscription[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'language', 'topics', 'since'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Takes an address off the list, its requests with it: their links are to bring nobody back. */
export async function deleteSubscription(trx: Trx, { id, email }: Subscription): Promise<void> {
  await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
  await deleteRequestsOf(trx, email);
}

export async function deleteRequestsOf(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_requests').where('email', '=', email).execute();
}

type NewConsent = Omit<NewsletterConsentTable, 'id' | 'topics'> & { topics: Topic[] };

export async function insertConsent(trx: Trx, { topics, ...consent }: NewConsent): Promise<void> {
  await trx
    .insertInto('newsletter_consents')
    .values({ ...consent, topics: toJson(topics) })
    .execute();
}

/** Reads the consents an address gave and withdrew, in the order they happened. */
export async function findConsentsOf(db: Db, email: string) {
  return db
    .selectFrom('newsletter_consents')
    .select(['action', 'at', 'via', 'language', 'topics', 'asked_at', 'wording'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
}

/** Reads the requests sent to an address, without the token of the link. */
export async function findRequestsOf(db: Db, email: string) {
  return db
    .selectFrom('newsletter_requests')
    .select(['language', 'topics', 'wording', 'asked_at', 'expires_at', 'confirmed_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
}

export async function deleteRequestsBefore(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('newsletter_requests').where('expires_at', '<=', now).execute();
}

/** Deletes consents of addresses unsubscribed before an instant. */
export async function deleteConsentsBefore(db: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('newsletter_consents')
    .where('email', 'not in', (query) => query.selectFrom('newsletter_subscriptions').select('email'))
    .where('email', 'not in', (query) =>
      query.selectFrom('newsletter_consents as later').select('later.email').where('later.at', '>=', instant),
    )
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
