import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Gift vouchers on sale: the contents of an order instead of tickets. */
export function soldVouchers(engine: Engine): Migration {
  const { id, instant, cents, day } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('order_vouchers'))
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().unique().references('orders.id').onDelete('cascade'),
        )
        .addColumn('voucher_id', 'integer', (column) => column.unique().references('gift_vouchers.id'))
        .addColumn('secret', 'text', (column) => column.notNull().unique())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('state', 'text', (column) =>
          column.notNull().defaultTo('valid').check(sql`state in ('valid', 'cancelled')`),
        )
        .addColumn('changed_at', instant)
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('greeting', 'text', (column) => column.notNull())
        .addColumn('recipient_email', 'text')
        .addColumn('send_on', day)
        .addColumn('sent_at', instant)
        .execute();
      // Those that somebody is still to get by email.
      await schema
        .createIndex('order_vouchers_to_send')
        .on('order_vouchers')
        .columns(['sent_at', 'send_on'])
        .execute();
    },
  };
}
