import type { Db, Trx } from '#features/database.server.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { MessageTexts } from './message.ts';

/** Tells if emails of a message are yet to be written. */
export async function hasDueMessages(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_message_recipients')
    .select('message_id')
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Recipients of a message whose emails are written together. */
export interface DueSlice {
  messageId: number;
  texts: MessageTexts;
  /** The performances the message is about. */
  performanceIds: Set<number>;
  /** Numbers of the orders of each address, the latest last, by the id of the one that leads. */
  ordersByLead: Map<number, string[]>;
}

/** Takes the next recipients of the oldest unfinished message; `null` where there are none, or another node took them. */
export async function takeDueSlice(trx: Trx, atMost: number): Promise<DueSlice | null> {
  const next = await trx
    .selectFrom('ticket_message_recipients')
    .select(({ fn }) => fn.min('message_id').as('id'))
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  const messageId = next?.id ?? null;
  if (messageId === null) return null;
  const taken = await trx
    .updateTable('ticket_message_recipients')
    .set({ due_at: null })
    .where('message_id', '=', messageId)
    .where('due_at', 'is not', null)
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('ticket_message_recipients')
        .select('order_id')
        .where('message_id', '=', messageId)
        .where('due_at', 'is not', null)
        .orderBy('order_id')
        .limit(atMost),
    )
    .returning('order_id')
    .execute();
  if (taken.length === 0) return null;
  const leads = taken.map(({ order_id: id }) => id);
  const [message, dates, orders] = await Promise.all([
    trx.selectFrom('ticket_messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow(),
    trx
      .selectFrom('ticket_message_dates')
      .select('performance_id as id')
      .where('message_id', '=', messageId)
      .execute(),
    trx
      .selectFrom('ticket_message_recipients')
      .innerJoin('orders', 'orders.id', 'ticket_message_recipients.order_id')
      .select(['orders.number', 'lead_order_id as lead'])
      .where('message_id', '=', messageId)
      .where('lead_order_id', 'in', leads)
      .orderBy('order_id')
      .execute(),
  ]);
  return {
    messageId,
    texts: { subject: localizedFrom(message, 'subject'), text: localizedFrom(message, 'text') },
    performanceIds: new Set(dates.map(({ id }) => id)),
    ordersByLead: new Map(
      leads.map((lead) => [lead, orders.filter((order) => order.lead === lead).map(({ number }) => number)]),
    ),
  };
}

/** Records which email notified the orders of an address. */
export async function setMessageEmail(
  trx: Trx,
  { messageId, lead, emailId }: { messageId: number; lead: number; emailId: number },
): Promise<void> {
  await trx
    .updateTable('ticket_message_recipients')
    .set({ email_id: emailId })
    .where('message_id', '=', messageId)
    .where('order_id', '=', lead)
    .execute();
}
