import type { Kysely } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';
import type { Log } from '../log.server.ts';
import type { Email, Mailer } from './email.ts';
import type { EmailTables } from './table.server.ts';

/** The database, as far as emails know it. */
type EmailDb = Kysely<EmailTables>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Minutes until it is tried again; the last one holds from then on. A mail server may be down for days. */
const PAUSES = [1, 2, 5, 15, 60];
const GIVEN_UP_AFTER = 100;
const RETENTION_DAYS = 7;
const AT_ONCE = 50;

/** Writes an email down as part of a transaction: it is sent when that ends, and not when it is undone. Gives its id. */
export async function writeEmail<Tables extends EmailTables>(
  trx: Kysely<Tables>,
  { to, subject, text, html, about = null, unsubscribeUrl }: Email & { about?: string | null },
  now: Instant,
): Promise<number> {
  const { id } = await (trx as unknown as EmailDb)
    .insertInto('outgoing_emails')
    .values({
      ...{ recipient: to, subject, text, about },
      html: html ?? null,
      unsubscribe_url: unsubscribeUrl ?? null,
      written_at: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Record of a written email. */
export interface WrittenEmail {
  id: number;
  to: string;
  subject: string;
  writtenAt: Instant;
  sentAt: Instant | null;
  /** Times it was tried in vain, or is being tried. */
  attempts: number;
}

/** The emails about one subject in the outbox, the newest first. */
export async function findEmailsAbout<Tables extends EmailTables>(
  db: Kysely<Tables>,
  about: string,
): Promise<WrittenEmail[]> {
  return (db as unknown as EmailDb)
    .selectFrom('outgoing_emails')
    .select(['id', 'recipient as to', 'subject', 'written_at as writtenAt', 'sent_at as sentAt', 'attempts'])
    .where('about', '=', about)
    .orderBy('id', 'desc')
    .execute();
}

interface Sending {
  db: EmailDb;
  mailer: Mailer;
  log: Log;
  /** The database's clock. */
  now(): Promise<Instant>;
}

/**
 * Sends due emails; returns how many. Rejected ones are retried, later each time. Safe on several nodes at once: each email
 * is leased to one node until its next time. A crash between sending and recording sends it twice (at-least-once delivery).
 */
export async function sendOutgoingEmails({ db, mailer, log, now }: Sending): Promise<number> {
  const due = await db
    .selectFrom('outgoing_emails')
    .select('id')
    .where('due_at', '<=', await now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const { id } of due) {
    const taken = await take(db, id, await now());
    if (!taken) continue;
    try {
      const { recipient: to, subject, text, html, unsubscribe_url: unsubscribeUrl } = taken;
      await mailer.send({
        ...{ to, subject, text },
        ...(html === null ? {} : { html }),
        ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
      });
    } catch (error) {
      log.warn({ err: error, attempts: taken.attempts }, 'sending an email failed, will retry');
      continue;
    }
    await db
      .updateTable('outgoing_emails')
      .set({ sent_at: await now(), due_at: null })
      .where('id', '=', id)
      .execute();
    sent += 1;
  }
  return sent;
}

/** Emails that wait to be sent, those of them the mail server did not take so far, and when the oldest was written. */
export async function countUnsentEmails<Tables extends EmailTables>(
  db: Kysely<Tables>,
): Promise<{ waiting: number; tried: number; oldest: Instant | null }> {
  const row = await (db as unknown as EmailDb)
    .selectFrom('outgoing_emails')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.sum<number | null>(eb.case().when('attempts', '>', 0).then(1).else(0).end()).as('tried'),
      fn.min('written_at').as('oldest'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), tried: Number(row.tried ?? 0), oldest: row.oldest };
}

/** Tells if any email waits to be sent. */
export async function hasDueEmails(db: EmailDb, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('outgoing_emails')
    .select('id')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an email that is due by moving its next time; `undefined` when somebody else was quicker. */
async function take(db: EmailDb, id: number, now: Instant) {
  const found = await db
    .selectFrom('outgoing_emails')
    .select('attempts')
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  if (!found) return undefined;
  return db
    .updateTable('outgoing_emails')
    .set({ attempts: found.attempts + 1, due_at: nextTime(found.attempts, now) })
    .where('id', '=', id)
    .where('attempts', '=', found.attempts)
    .where('due_at', '<=', now)
    .returning(['recipient', 'subject', 'text', 'html', 'attempts', 'unsubscribe_url'])
    .executeTakeFirst();
}

function nextTime(attempts: number, now: Instant): Instant | null {
  if (attempts + 1 >= GIVEN_UP_AFTER) return null;
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? 0;
  return new Date(Date.parse(now) + pause * MINUTE_MS).toISOString();
}

/** Emails deleted by one statement: other writers wait for it. */
const DELETE_BATCH_SIZE = 500;

/** Deletes emails sent, or given up, a week ago; returns how many. */
export async function purgeSentEmails(db: EmailDb, now: Instant): Promise<number> {
  const before = new Date(Date.parse(now) - RETENTION_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (let count = DELETE_BATCH_SIZE; count === DELETE_BATCH_SIZE; deleted += count) {
    const { numDeletedRows } = await db
      .deleteFrom('outgoing_emails')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outgoing_emails')
          .select('id')
          .where('due_at', 'is', null)
          .where('written_at', '<', before)
          .orderBy('id')
          .limit(DELETE_BATCH_SIZE),
      )
      .executeTakeFirst();
    count = Number(numDeletedRows);
  }
  return deleted;
}
