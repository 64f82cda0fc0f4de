import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { MessageTexts } from './message.ts';
import { hasDueWaiting, holdMessage } from './waiting-recipients-store.server.ts';

/** Tells if emails of a message are yet to be written. */
export async function hasDueMessages(db: Db, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_message_recipients')
    .select('message_id')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || hasDueWaiting(db, now);
}

/** Recipients of a message whose emails are written together. */
export interface DueSlice {
  messageId: number;
  texts: MessageTexts;
  /** The performances the message is about; none of one about passes. */
  performanceIds: Set<number>;
  isAboutPasses: boolean;
  /** Numbers of the orders of each address, the latest last, by the id of the one that leads. */
  ordersByLead: Map<number, string[]>;
  /** Those of them whose tickets were given back. */
  returnedLeads: Set<number>;
}

/** Takes the next recipients of the oldest unfinished message; `null` where there are none, or another node took them. */
export async function takeDueSlice(
  trx: Trx,
  { engine, now, atMost }: { engine: Engine; now: Instant; atMost: number },
): Promise<DueSlice | null> {
  const next = await trx
    .selectFrom('ticket_message_recipients')
    .select(({ fn }) => fn.min('message_id').as('id'))
    .where('due_at', '<=', now)
    .executeTakeFirst();
  const messageId = next?.id ?? null;
  if (messageId === null) return null;
  const message = await holdMessage(trx, engine, messageId);
  if (!message) return null;
  const taken = await trx
    .updateTable('ticket_message_recipients')
    .set({ due_at: null })
    .where('message_id', '=', messageId)
    .where('due_at', '<=', now)
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('ticket_message_recipients')
        .select('order_id')
        .where('message_id', '=', messageId)
        .where('due_at', '<=', now)
        .orderBy('order_id')
        .limit(atMost),
    )
    .returning(['order_id', 'is_returned as isReturned'])
    .execute();
  if (taken.length === 0) return null;
  const leads = taken.map(({ order_id: id }) => id);
  const [dates, orders] = await Promise.all([
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
    isAboutPasses: message.pass_kind_id !== null,
    returnedLeads: new Set(taken.filter(({ isReturned }) => isReturned).map(({ order_id: id }) => id)),
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
