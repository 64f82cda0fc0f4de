import type { Db, Trx } from '#features/database.server.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { GROUP_NAME } from './group-names.ts';
import { insertAnswers } from './store.server.ts';

/** Reads the names of those who come with a group, by the position of their ticket. */
export async function findGroupNames(db: Db | Trx, number: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('order_answers')
    .innerJoin('orders', 'orders.id', 'order_answers.order_id')
    .innerJoin('order_tickets', 'order_tickets.id', 'order_answers.ticket_id')
    .select(['order_tickets.position', 'order_answers.answer_de'])
    .where('orders.number', '=', number)
    .where('order_answers.question_de', '=', GROUP_NAME.de)
    .where('order_tickets.state', '=', 'valid')
    .orderBy('order_tickets.position')
    .execute();
  return new Map(rows.map(({ position, answer_de }) => [position, answer_de]));
}

/** Replaces the names of a locked order: each stands with one of its valid tickets, in their order. */
export async function replaceGroupNames(trx: Trx, number: string, names: readonly string[]): Promise<void> {
  const tickets = await trx
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(['order_tickets.id', 'order_tickets.performance_id', 'orders.id as orderId', 'orders.user_id'])
    .where('orders.number', '=', number)
    .where('order_tickets.state', '=', 'valid')
    .orderBy('order_tickets.position')
    .execute();
  const [first] = tickets;
  if (!first) return;
  await trx
    .deleteFrom('order_answers')
    .where('order_id', '=', first.orderId)
    .where('question_de', '=', GROUP_NAME.de)
    .execute();
  await insertAnswers(
    trx,
    names.flatMap((name, index) => {
      const ticket = tickets[index];
      if (!ticket) return [];
      return {
        ...{ order_id: ticket.orderId, ticket_id: ticket.id, performance_id: ticket.performance_id },
        ...{ user_id: ticket.user_id, is_health: false },
        ...localizedColumns('question', GROUP_NAME),
        ...localizedColumns('answer', { de: name, en: name }),
      };
    }),
  );
}
