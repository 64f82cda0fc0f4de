import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Vouchers that become credit when redeemed, and their redemption. */
export function giftVouchers(engine: Engine): Migration {
  const { id, instant, cents, flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('gift_vouchers'))
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('valid_until', instant)
        .addColumn('is_active', flag, (column) => column.notNull().defaultTo(true))
        .execute();
      await schema
        .createTable('gift_voucher_redemptions')
        .addColumn('voucher_id', 'integer', (column) => column.primaryKey().references('gift_vouchers.id'))
        .addColumn('redeemed_at', instant, (column) => column.notNull())
        .execute();
    },
  };
}
