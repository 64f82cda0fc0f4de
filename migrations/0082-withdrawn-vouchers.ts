import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** When the buyer of a gift voucher withdrew from the contract. */
export function withdrawnVouchers(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('order_vouchers').addColumn('withdrawn_at', instant).execute();
    },
  };
}
