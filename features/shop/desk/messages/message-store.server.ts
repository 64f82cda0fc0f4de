import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { type OrderName, ordersReached, type Reach, toOrderName } from './audience-store.server.ts';
import type { MessageScope, MessageTexts } from './message.ts';
import { countWaiting, hasWrittenWaiting } from './waiting-recipients-store.server.ts';

interface NewMessage {
  key: string;
  scope: MessageScope;
  texts: MessageTexts;
  passKindId: number | null;
  sentBy: number;
  sentAt: Instant;
  /** Moment from which tickets show it; `null` for emails alone. */
  onTicketFrom: Instant | null;
}

/** Writes a message down; `null` where its key has been used. */
export async function insertMessage(
  trx: Trx,
  { key, scope, passKindId, texts: { subject, text }, sentBy, sentAt, onTicketFrom }: NewMessage,
): Promise<number | null> {
  const row = await trx
    .insertInto('ticket_messages')
    .values({
      ...{ key, scope, pass_kind_id: passKindId, sent_by: sentBy, sent_at: sentAt },
      on_ticket_from: onTicketFrom,
      ...{ subject_de: subject.de, subject_en: subject.en, text_de: text.de, text_en: text.en },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Notes the dates a message is about, and every order it reaches; the latest of an address leads, and its email is written from an
 * instant on.
 */
export async function insertRecipients(
  trx: Trx,
  messageId: number,
  { reach, dueAt }: { reach: Reach; dueAt: Instant },
): Promise<void> {
  if ('performanceIds' in reach)
    await trx
      .insertInto('ticket_message_dates')
      .values(reach.performanceIds.map((id) => ({ message_id: messageId, performance_id: id })))
      .execute();
  const addressed = ordersReached(trx, reach).select([
    'orders.id as order_id',
    sql<number | null>`case when email <> '' then max(orders.id) over (partition by lower(email)) end`.as(
      'lead_order_id',
    ),
  ]);
  await trx
    .insertInto('ticket_message_recipients')
    .columns(['message_id', 'order_id', 'lead_order_id', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom(addressed.as('addressed'))
        .select([
          sql<number>`cast(${messageId} as integer)`.as('message_id'),
          'order_id',
          'lead_order_id',
          sql<Instant | null>`case when order_id = lead_order_id then cast(${dueAt} as text) end`.as(
            'due_at',
          ),
        ]),
    )
    .execute();
}

/** How many emails a message is, and how many orders it does not reach. */
export interface MessageCounts {
  emails: number;
  withoutAddress: number;
  /** Emails that are yet to be written, and from when on. */
  waiting: number;
  waitingUntil: Instant | null;
}

export async function countRecipients(
  db: Db | Trx,
  messageIds: readonly number[],
): Promise<Map<number, MessageCounts>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_message_recipients')
    .where('message_id', 'in', messageIds)
    .groupBy('message_id')
    .select(({ fn, eb }) => [
      'message_id',
      fn
        .sum<number>(eb.case().when('order_id', '=', eb.ref('lead_order_id')).then(1).else(0).end())
        .as('emails'),
      fn.sum<number>(eb.case().when('lead_order_id', 'is', null).then(1).else(0).end()).as('without'),
      fn.sum<number>(eb.case().when('due_at', 'is not', null).then(1).else(0).end()).as('waiting'),
      fn.min('due_at').as('waitingUntil'),
    ])
    .execute();
  const counts = new Map<number, MessageCounts>(
    rows.map(({ message_id: id, emails, without, waiting, waitingUntil }) => [
      id,
      {
        ...{ emails: Number(emails), withoutAddress: Number(without) },
        ...{ waiting: Number(waiting), waitingUntil },
      },
    ]),
  );
  for (const [id, { emails, due, until }] of await countWaiting(db, messageIds)) {
    const known = counts.get(id) ?? { emails: 0, withoutAddress: 0, waiting: 0, waitingUntil: null };
    counts.set(id, {
      ...{ ...known, emails: known.emails + emails, waiting: known.waiting + due },
      waitingUntil: known.waitingUntil ?? until,
    });
  }
  return counts;
}

/** A message that was sent. */
export interface SentMessage {
  id: number;
  scope: MessageScope;
  subject: Localized;
  text: Localized;
  sentAt: Instant;
  /** Moment from which tickets for its dates show it; `null` where it is in emails alone. */
  onTicketFrom: Instant | null;
  /** Name of the author; empty for a deleted account. */
  by: string;
}

function messages(db: Db) {
  return db
    .selectFrom('ticket_messages')
    .leftJoin('users', 'users.id', 'ticket_messages.sent_by')
    .selectAll('ticket_messages')
    .select(['users.first_name', 'users.last_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

function toMessage(row: Row): SentMessage {
  return {
    id: row.id,
    scope: row.scope,
    subject: localizedFrom(row, 'subject'),
    text: localizedFrom(row, 'text'),
    sentAt: row.sent_at,
    onTicketFrom: row.on_ticket_from,
    by: [row.first_name, row.last_name].filter(Boolean).join(' '),
  };
}

const MAX_LISTED = 20;

/** The last messages about a kind of pass, the latest first. */
export async function findMessagesOfPassKind(db: Db, passKindId: number): Promise<SentMessage[]> {
  const rows = await messages(db)
    .where('ticket_messages.pass_kind_id', '=', passKindId)
    .orderBy('ticket_messages.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toMessage);
}

/** Deletes a message of which no email was written yet; `false` where there is none, or one was. */
export async function deleteUnwritten(trx: Trx, engine: Engine, id: number): Promise<boolean> {
  const message = trx.selectFrom('ticket_messages').select('id').where('id', '=', id);
  // Waits for the job, which holds its message while it writes emails.
  if (!(await (engine === 'postgres' ? message.forUpdate() : message).executeTakeFirst())) return false;
  const written = await trx
    .selectFrom('ticket_message_recipients')
    .select('order_id')
    .where('message_id', '=', id)
    .whereRef('lead_order_id', '=', 'order_id')
    .where('due_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (written || (await hasWrittenWaiting(trx, id))) return false;
  await trx.deleteFrom('ticket_messages').where('id', '=', id).execute();
  return true;
}

/** The last messages about a date, the latest first. */
export async function findMessagesOfDate(db: Db, performanceId: number): Promise<SentMessage[]> {
  const rows = await messages(db)
    .innerJoin('ticket_message_dates', 'ticket_message_dates.message_id', 'ticket_messages.id')
    .where('ticket_message_dates.performance_id', '=', performanceId)
    .orderBy('ticket_messages.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toMessage);
}

/** The latest message that tickets for a date show at an instant; `null` where there is none. */
export async function findMessageOnTickets(
  db: Db,
  performanceId: number,
  now: Instant,
): Promise<SentMessage | null> {
  const row = await messages(db)
    .innerJoin('ticket_message_dates', 'ticket_message_dates.message_id', 'ticket_messages.id')
    .where('ticket_message_dates.performance_id', '=', performanceId)
    .where('on_ticket_from', '<=', now)
    .orderBy('on_ticket_from', 'desc')
    .orderBy('ticket_messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** The messages sent to an order, the latest first. */
export async function findMessagesToOrder(db: Db, number: string): Promise<SentMessage[]> {
  const rows = await messages(db)
    .innerJoin('ticket_message_recipients', 'ticket_message_recipients.message_id', 'ticket_messages.id')
    .innerJoin('orders', 'orders.id', 'ticket_message_recipients.order_id')
    .where('orders.number', '=', number)
    .where('lead_order_id', 'is not', null)
    .orderBy('ticket_messages.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toMessage);
}

/** An email of a message that the mail server has not taken. */
export interface Undelivered extends OrderName {
  messageId: number;
  email: string;
  attempts: number;
  /** No further attempt is made. */
  isGivenUp: boolean;
}

/** The emails of messages that failed so far or permanently, as long as the outbox keeps them. */
export async function findUndelivered(db: Db, messageIds: readonly number[]): Promise<Undelivered[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('ticket_message_recipients')
    .innerJoin('outgoing_emails', 'outgoing_emails.id', 'ticket_message_recipients.email_id')
    .innerJoin('orders', 'orders.id', 'ticket_message_recipients.order_id')
    .select(['message_id', 'number', 'first_name', 'last_name', 'recipient', 'attempts'])
    .select('outgoing_emails.due_at as nextAttempt')
    .where('message_id', 'in', messageIds)
    .where('outgoing_emails.sent_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('message_id')
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({
    ...toOrderName(row),
    messageId: row.message_id,
    email: row.recipient,
    attempts: row.attempts,
    isGivenUp: row.nextAttempt === null,
  }));
}

/** An order that a message did not reach, with its text: to be said at the door. */
export interface UnreachedOrder extends OrderName {
  message: SentMessage;
}

/** Orders with valid tickets for a date that messages about it did not reach for want of an address. */
export async function findUnreachedOrders(db: Db, performanceId: number): Promise<UnreachedOrder[]> {
  const rows = await messages(db)
    .innerJoin('ticket_message_dates', 'ticket_message_dates.message_id', 'ticket_messages.id')
    .innerJoin('ticket_message_recipients', 'ticket_message_recipients.message_id', 'ticket_messages.id')
    .innerJoin('orders', 'orders.id', 'ticket_message_recipients.order_id')
    .select(['orders.number', 'orders.first_name as guest_first_name', 'orders.last_name as guest_last_name'])
    .where('ticket_message_dates.performance_id', '=', performanceId)
    .where('lead_order_id', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_tickets')
          .select('order_tickets.id')
          .whereRef('order_tickets.order_id', '=', 'orders.id')
          .where('order_tickets.performance_id', '=', performanceId)
          .where('order_tickets.state', '=', 'valid'),
      ),
    )
    .orderBy('ticket_messages.id', 'desc')
    .orderBy('orders.last_name')
    .orderBy('orders.id')
    .execute();
  return rows.map((row) => ({
    ...toOrderName({ ...row, first_name: row.guest_first_name, last_name: row.guest_last_name }),
    message: toMessage(row),
  }));
}
