import type { Kysely } from 'kysely';
import { containsWord } from '../database/contains-word.server.ts';
import type { WrittenEmail } from './outgoing-emails.server.ts';
import type { EmailTables } from './table.server.ts';

/** State of an email: still being tried, sent, or given up after the last attempt. */
export const EMAIL_STATES = ['waiting', 'sent', 'given-up'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

export interface ListedEmail extends WrittenEmail {
  state: EmailState;
  /** Reference, such as the number of an order. */
  about: string | null;
}

/** One page of the emails in the outbox, the newest first, without their bodies: links in them are credentials. */
export async function findEmails<Tables extends EmailTables>(
  all: Kysely<Tables>,
  { words, state }: { words: readonly string[]; state: EmailState | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ emails: ListedEmail[]; total: number }> {
  const db = all as unknown as Kysely<EmailTables>;
  let matching = db.selectFrom('outgoing_emails');
  for (const word of words)
    matching = matching.where(({ or }) => or(containsWord(['recipient', 'subject', 'about'], word)));
  if (state === 'sent') matching = matching.where('sent_at', 'is not', null);
  if (state === 'waiting') matching = matching.where('due_at', 'is not', null);
  if (state === 'given-up') matching = matching.where('due_at', 'is', null).where('sent_at', 'is', null);
  // The page first, in an index without what emails say: that is a hundred times as much.
  const wanted = matching
    .select('id')
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const rows = await db
    .selectFrom('outgoing_emails')
    .where('id', 'in', wanted)
    .select(['id', 'recipient', 'subject', 'about', 'attempts', 'written_at', 'due_at', 'sent_at'])
    .orderBy('id', 'desc')
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const emails = rows.map(({ id, recipient: to, subject, about, attempts, ...times }) => ({
    ...{ id, to, subject, about, attempts },
    writtenAt: times.written_at,
    sentAt: times.sent_at,
    state:
      times.sent_at !== null
        ? ('sent' as const)
        : times.due_at === null
          ? ('given-up' as const)
          : ('waiting' as const),
  }));
  return { emails, total: Number(total) };
}
