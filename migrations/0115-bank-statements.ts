import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Parts of the lines that the desk lists, so that none reads the lines of years. */
const PARTS = [
  ['open', sql<boolean>`decided_at is null and kind <> 'debit'`],
  ['out', sql<boolean>`decided_at is null and kind = 'debit'`],
  ['booked', sql<boolean>`payment_id is not null`],
  ['aside', sql<boolean>`set_aside_reason is not null`],
] as const;

/** Bank statements that were read, and each of their lines with the payment it was booked as. */
export function bankStatements(engine: Engine): Migration {
  const { id, instant, day, cents } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('bank_statements'))
        .addColumn('file_hash', 'text', (column) => column.notNull().unique())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('line_count', 'integer', (column) => column.notNull())
        .addColumn('new_count', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('pending_count', 'integer', (column) => column.notNull())
        .addColumn('read_by', 'integer', (column) => column.notNull())
        .addColumn('read_at', instant, (column) => column.notNull())
        .execute();
      await id(schema.createTable('bank_lines'))
        .addColumn('statement_id', 'integer', (column) => column.notNull().references('bank_statements.id'))
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('booked_on', day, (column) => column.notNull())
        .addColumn('valued_on', day)
        .addColumn('cents', cents, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('credit', 'debit', 'return')`),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('iban', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('payment_id', 'integer', (column) => column.unique().references('payments.id'))
        .addColumn('set_aside_reason', 'text')
        .addColumn('decided_by', 'integer')
        .addColumn('decided_at', instant)
        .execute();
      await schema.createIndex('bank_lines_by_statement').on('bank_lines').column('statement_id').execute();
      await schema.createIndex('bank_lines_by_day').on('bank_lines').columns(['booked_on', 'id']).execute();
      for (const [part, condition] of PARTS)
        await schema
          .createIndex(`bank_lines_${part}`)
          .on('bank_lines')
          .columns(['booked_on', 'id'])
          .where(condition)
          .execute();
    },
  };
}
