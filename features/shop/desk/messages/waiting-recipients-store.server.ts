import type { Db, Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { MessageTexts } from './message.ts';

/** Tells if emails to waiting lists are yet to be written. */
export async function hasDueWaiting(db: Db, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_message_waiting')
    .select('message_id')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** People on a waiting list whose emails are written together. */
export interface DueWaiting {
  messageId: number;
  texts: MessageTexts;
  /** Those that still wait. */
  entries: { id: number; secret: string; email: string; language: Language; jetId: number }[];
}

/** Holds a message until its emails are written: nobody takes it back meanwhile. */
export function holdMessage(trx: Trx, engine: Engine, id: number) {
  const held = trx.selectFrom('ticket_messages').selectAll().where('id', '=', id);
  return (engine === 'postgres' ? held.forShare() : held).executeTakeFirst();
}

/** Takes the next people on waiting lists of the oldest unfinished message; `null` where there are none. */
export async function takeDueWaiting(
  trx: Trx,
  { engine, now, atMost }: { engine: Engine; now: Instant; atMost: number },
): Promise<DueWaiting | null> {
  const next = await trx
    .selectFrom('ticket_message_waiting')
    .select(({ fn }) => fn.min('message_id').as('id'))
    .where('due_at', '<=', now)
    .executeTakeFirst();
  const messageId = next?.id ?? null;
  if (messageId === null) return null;
  const message = await holdMessage(trx, engine, messageId);
  if (!message) return null;
  const taken = await trx
    .updateTable('ticket_message_waiting')
    .set({ due_at: null })
    .where('message_id', '=', messageId)
    .where('due_at', '<=', now)
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('ticket_message_waiting')
        .select('entry_id')
        .where('message_id', '=', messageId)
        .where('due_at', '<=', now)
        .orderBy('entry_id')
        .limit(atMost),
    )
    .returning('entry_id')
    .execute();
  if (taken.length === 0) return null;
  const entries = await trx
    .selectFrom('waiting_entries')
    .select(['id', 'secret', 'email', 'language', 'performance_id as jetId'])
    .where(
      'id',
      'in',
      taken.map(({ entry_id: id }) => id),
    )
    .where('state', 'in', ['waiting', 'offered'])
    .where('email', '<>', '')
    .orderBy('id')
    .execute();
  const texts = { subject: localizedFrom(message, 'subject'), text: localizedFrom(message, 'text') };
  return { messageId, texts, entries };
}

/** Records which email somebody on a waiting list got. */
export async function setWaitingEmail(
  trx: Trx,
  { messageId, entryId, emailId }: { messageId: number; entryId: number; emailId: number },
): Promise<void> {
  await trx
    .updateTable('ticket_message_waiting')
    .set({ email_id: emailId })
    .where('message_id', '=', messageId)
    .where('entry_id', '=', entryId)
    .execute();
}

/** Numbers of people on waiting lists that messages reach. */
export async function countWaiting(
  db: Db | Trx,
  messageIds: readonly number[],
): Promise<Map<number, { emails: number; due: number; until: Instant | null }>> {
  const rows = await db
    .selectFrom('ticket_message_waiting')
    .where('message_id', 'in', messageIds)
    .groupBy('message_id')
    .select(({ fn }) => [
      'message_id',
      fn.countAll<number>().as('emails'),
      fn.count<number>('due_at').as('due'),
      fn.min('due_at').as('until'),
    ])
    .execute();
  return new Map(
    rows.map(({ message_id: id, emails, due, until }) => [
      id,
      { emails: Number(emails), due: Number(due), until },
    ]),
  );
}

/** Tells if the email to somebody on a waiting list is written. */
export async function hasWrittenWaiting(trx: Trx, messageId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('ticket_message_waiting')
    .select('entry_id')
    .where('message_id', '=', messageId)
    .where('due_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
