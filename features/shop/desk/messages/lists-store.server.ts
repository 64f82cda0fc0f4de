import { sql } from 'kysely';
import { CANCELLATION_CAUSES } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { ordersReached } from './audience-store.server.ts';
import type { MessageList } from './message.ts';

/** Tickets that their holder gave back, on the site or at the box office. */
const GIVEN_BACK = CANCELLATION_CAUSES.filter((cause) => cause === 'returned' || cause === 'by-house');

const sameAddress = sql<string>`lower(email)`;

/** Orders with tickets for these performances that were given back, of addresses that hold no valid ones. */
function ordersReturned(db: Db | Trx, performanceIds: readonly number[]) {
  const reached = ordersReached(db, { performanceIds });
  return db
    .selectFrom('orders')
    .where('orders.is_test', '=', false)
    .where('email', '<>', '')
    .where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('order_tickets')
        .select('order_tickets.order_id')
        .where('order_tickets.performance_id', 'in', performanceIds)
        .where('order_tickets.state', '=', 'cancelled')
        .where('order_tickets.cancellation_cause', 'in', GIVEN_BACK),
    )
    .where('orders.id', 'not in', reached.select('orders.id'))
    .where(sameAddress, 'not in', reached.where('email', '<>', '').select(sameAddress.as('address')));
}

/** Entries on the waiting lists of these performances, whose addresses hold no valid ticket. */
function entriesWaiting(db: Db | Trx, performanceIds: readonly number[]) {
  const reached = ordersReached(db, { performanceIds });
  return db
    .selectFrom('waiting_entries')
    .where('performance_id', 'in', performanceIds)
    .where('state', 'in', ['waiting', 'offered'])
    .where(sameAddress, 'not in', reached.where('email', '<>', '').select(sameAddress.as('address')));
}

/** Addresses by language. */
export type AddressCount = Record<Language, number>;

/** Counts the addresses of each list, without those that hold a valid ticket, and of those chosen together, each once. */
export async function countLists(
  db: Db,
  performanceIds: readonly number[],
  chosen: readonly MessageList[],
): Promise<Record<MessageList, number> & { together: AddressCount }> {
  const none = { waiting: 0, returned: 0, together: { de: 0, en: 0 } };
  if (performanceIds.length === 0) return none;
  const [returned, waiting] = await Promise.all([
    ordersReturned(db, performanceIds)
      .select(({ fn }) => [sameAddress.as('address'), fn.max('orders.id').as('id')])
      .groupBy(sameAddress)
      .execute(),
    entriesWaiting(db, performanceIds)
      .select(({ fn }) => [sameAddress.as('address'), fn.min('id').as('id')])
      .groupBy(sameAddress)
      .execute(),
  ]);
  const isReturned = new Set(returned.map(({ address }) => address));
  const leads = chosen.includes('returned') ? returned.map(({ id }) => id) : [];
  const entries = chosen.includes('waiting')
    ? waiting.filter(({ address }) => leads.length === 0 || !isReturned.has(address)).map(({ id }) => id)
    : [];
  const languages = await Promise.all([
    leads.length === 0 ? [] : countLanguages(db, 'orders', leads),
    entries.length === 0 ? [] : countLanguages(db, 'waiting_entries', entries),
  ]);
  const sum = (language: Language) =>
    languages.flat().reduce((all, row) => all + (row.language === language ? Number(row.count) : 0), 0);
  return {
    ...{ waiting: waiting.length, returned: returned.length },
    together: { de: sum('de'), en: sum('en') },
  };
}

function countLanguages(db: Db, table: 'orders' | 'waiting_entries', ids: readonly number[]) {
  return db
    .selectFrom(table)
    .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
    .where('id', 'in', ids)
    .groupBy('language')
    .execute();
}

/** Notes who returned their tickets and who waits as recipients of a message whose ticket holders are noted; each address once. */
export async function insertListRecipients(
  trx: Trx,
  messageId: number,
  {
    performanceIds,
    lists,
    dueAt,
  }: { performanceIds: readonly number[]; lists: readonly MessageList[]; dueAt: Instant },
): Promise<void> {
  const message = sql<number>`cast(${messageId} as integer)`;
  const due = sql<Instant>`cast(${dueAt} as text)`;
  if (lists.includes('returned')) {
    const addressed = ordersReturned(trx, performanceIds).select([
      'orders.id as order_id',
      sql<number>`max(orders.id) over (partition by lower(email))`.as('lead_order_id'),
    ]);
    await trx
      .insertInto('ticket_message_recipients')
      .columns(['message_id', 'order_id', 'lead_order_id', 'is_returned', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom(addressed.as('addressed'))
          .select([
            message.as('message_id'),
            'order_id',
            'lead_order_id',
            sql<boolean>`order_id = order_id`.as('is_returned'),
            sql<Instant | null>`case when order_id = lead_order_id then ${due} end`.as('due_at'),
          ]),
      )
      .execute();
  }
  if (lists.includes('waiting'))
    await trx
      .insertInto('ticket_message_waiting')
      .columns(['message_id', 'entry_id', 'due_at'])
      .expression(
        entriesWaiting(trx, performanceIds)
          .where(sameAddress, 'not in', (eb) =>
            eb
              .selectFrom('ticket_message_recipients')
              .innerJoin('orders', 'orders.id', 'ticket_message_recipients.order_id')
              .select(sql<string>`lower(orders.email)`.as('address'))
              .where('message_id', '=', messageId)
              .where('lead_order_id', 'is not', null),
          )
          .select(({ fn }) => [message.as('message_id'), fn.min('id').as('entry_id'), due.as('due_at')])
          .groupBy(sameAddress),
      )
      .execute();
}
