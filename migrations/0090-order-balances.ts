import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const STATES = sql`order_state in ('open', 'paid', 'owed', 'disputed', 'cancelled', 'test')`;

const DUE = `(coalesce((select sum(cents) from order_tickets where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from order_vouchers where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from passes where order_id = orders.id and state = 'valid'), 0))`;
const paid = (kinds: string) =>
  `coalesce((select sum(cents) from payments where order_id = orders.id and kind ${kinds}), 0)`;
const PAID = paid(`<> 'fee'`);
const IS_PAID_AGAIN = `exists (
  select 1 from payments as again where again.order_id = orders.id and again.kind = 'payment'
    and again.id > (select max(id) from payments where order_id = orders.id and kind = 'chargeback')
    and not exists (select 1 from payments as back where back.reverses_id = again.id))`;
const isAnyDisputeIn = (states: string) => `exists (
  select 1 from online_payments inner join disputes on disputes.payment_id = online_payments.id
  where online_payments.order_id = orders.id and disputes.state in (${states}))`;
const IS_DISPUTED = `(${isAnyDisputeIn(`'to-answer', 'in-review'`)} or (${isAnyDisputeIn(`'won'`)}
  and not ${isAnyDisputeIn(`'lost'`)} and ${paid(`in ('chargeback', 'reinstatement')`)} < 0))`;
const IS_ANY_LEFT = `(exists (select 1 from order_tickets where order_id = orders.id and state = 'valid')
  or exists (select 1 from order_vouchers where order_id = orders.id and state = 'valid')
  or exists (select 1 from passes where order_id = orders.id and state = 'valid'))`;

/** Balance and state stored with the order, and the indexes that find them. */
export function orderBalances(engine: Engine): Migration {
  const { cents } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      for (const column of ['due_cents', 'paid_cents', 'covered_cents'])
        await schema
          .alterTable('orders')
          .addColumn(column, cents, (build) => build.notNull().defaultTo(0))
          .execute();
      await schema
        .alterTable('orders')
        .addColumn('order_state', 'text', (build) => build.notNull().defaultTo('open').check(STATES))
        .execute();
      // Before the sums: without it SQLite reads every valid ticket for each order.
      await schema
        .createIndex('order_tickets_by_order')
        .on('order_tickets')
        .columns(['order_id', 'state', 'cents'])
        .execute();
      await sql
        .raw(
          `update orders set due_cents = ${DUE}, paid_cents = ${PAID}, covered_cents = case when ${IS_PAID_AGAIN}
            then ${PAID} else ${paid(`not in ('fee', 'chargeback', 'reinstatement')`)} end,
            order_state = case when is_test then 'test' when ${IS_DISPUTED} then 'disputed'
            when payment_method not in ('free', 'test') and ${DUE} < ${PAID} then 'owed'
            when not ${IS_ANY_LEFT} then 'cancelled'
            when payment_method not in ('free', 'test') and ${DUE} > ${PAID} then 'open' else 'paid' end`,
        )
        .execute(db);
      await schema.createIndex('orders_by_state').on('orders').columns(['order_state', 'id']).execute();
      await schema
        .createIndex('orders_with_balance')
        .on('orders')
        .columns(['id', 'due_cents', 'paid_cents'])
        .where(sql<boolean>`due_cents <> paid_cents`)
        .execute();
    },
  };
}
