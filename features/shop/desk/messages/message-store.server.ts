import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { type OrderName, ordersWithTickets, toOrderName } from './audience-store.server.ts';
import type { MessageScope, MessageTexts } from './message.ts';

interface NewMessage {
  key: string;
  scope: MessageScope;
  texts: MessageTexts;
  sentBy: number;
  sentAt: Instant;
}

/** Writes a message down; `null` where its key has been used. */
export async function insertMessage(
  trx: Trx,
  { key, scope, texts: { subject, text }, sentBy, sentAt }: NewMessage,
): Promise<number | null> {
  const row = await trx
    .insertInto('ticket_messages')
    .values({
      ...{ key, scope, sent_by: sentBy, sent_at: sentAt },
      ...{ subject_de: subject.de, subject_en: subject.en, text_de: text.de, text_en: text.en },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes the dates a message is about, and every order with a valid ticket for one of them; the latest of an address leads. */
export async function insertRecipients(
  trx: Trx,
  messageId: number,
  performanceIds: readonly number[],
  now: Instant,
): Promise<void> {
  await trx
    .insertInto('ticket_message_dates')
    .values(performanceIds.map((id) => ({ message_id: messageId, performance_id: id })))
    .execute();
  const addressed = ordersWithTickets(trx, performanceIds).select([
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
          sql<Instant | null>`case when order_id = lead_order_id then cast(${now} as text) end`.as('due_at'),
        ]),
    )
    .execute();
}

/** How many emails a message is, and how many orders it does not reach. */
export interface MessageCounts {
  emails: number;
  withoutAddress: number;
  /** Emails that are yet to be written. */
  waiting: number;
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
    ])
    .execute();
  return new Map(
    rows.map(({ message_id: id, emails, without, waiting }) => [
      id,
      { emails: Number(emails), withoutAddress: Number(without), waiting: Number(waiting) },
    ]),
  );
}

/** A message that was sent. */
export interface SentMessage {
  id: number;
  scope: MessageScope;
  subject: Localized;
  text: Localized;
  sentAt: Instant;
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
    by: [row.first_name, row.last_name].filter(Boolean).join(' '),
  };
}

const MAX_LISTED = 20;

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
