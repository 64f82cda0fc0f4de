import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Passes: kinds on sale, sold ones, each change of their visits, and their use by carts and tickets. */
export function passes(engine: Engine): Migration {
  const { id, instant, cents, flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await addLocalizedText(id(schema.createTable('pass_kinds')), 'name')
        .addColumn('note_de', 'text')
        .addColumn('note_en', 'text')
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('vat_basis_points', 'integer')
        .addColumn('visits', 'integer', (column) => column.notNull().check(sql`visits > 0`))
        .addColumn('most_cents', cents)
        .addColumn('series_id', 'integer', (column) => column.references('series.id'))
        .addColumn('valid_days', 'integer')
        .addColumn('valid_until', instant)
        .addColumn('is_on_sale', flag, (column) => column.notNull().defaultTo(true))
        .addCheckConstraint('pass_kinds_end', sql`valid_days is not null or valid_until is not null`)
        .execute();
      await schema.createIndex('pass_kinds_by_series').on('pass_kinds').column('series_id').execute();

      await addLocalizedText(id(schema.createTable('passes')), 'name')
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().unique().references('orders.id').onDelete('cascade'),
        )
        .addColumn('kind_id', 'integer', (column) => column.notNull().references('pass_kinds.id'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('vat_basis_points', 'integer')
        .addColumn('visits', 'integer', (column) => column.notNull().check(sql`visits > 0`))
        .addColumn('most_cents', cents)
        .addColumn('series_id', 'integer', (column) => column.references('series.id'))
        .addColumn('valid_until', instant, (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().defaultTo('valid').check(sql`state in ('valid', 'cancelled')`),
        )
        .addColumn('changed_at', instant)
        .addColumn('is_paid', flag, (column) => column.notNull().defaultTo(false))
        .addColumn('left_visits', 'integer', (column) => column.notNull().check(sql`left_visits >= 0`))
        .addColumn('claimed_visits', 'integer', (column) =>
          column.notNull().defaultTo(0).check(sql`claimed_visits >= 0`),
        )
        .addCheckConstraint('passes_visits', sql`claimed_visits <= left_visits and left_visits <= visits`)
        .execute();
      await schema.createIndex('passes_by_kind').on('passes').column('kind_id').execute();
      await schema.createIndex('passes_by_series').on('passes').column('series_id').execute();

      await schema
        .alterTable('order_tickets')
        .addColumn('pass_id', 'integer', (column) => column.references('passes.id'))
        .execute();
      await schema
        .alterTable('order_tickets')
        .addColumn('pass_visits', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.createIndex('order_tickets_by_pass').on('order_tickets').column('pass_id').execute();

      await id(schema.createTable('pass_entries'))
        .addColumn('pass_id', 'integer', (column) =>
          column.notNull().references('passes.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('bought', 'used', 'returned', 'cancelled')`),
        )
        .addColumn('visits', 'integer', (column) => column.notNull())
        .addColumn('left_visits', 'integer', (column) => column.notNull().check(sql`left_visits >= 0`))
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('ticket_id', 'integer', (column) => column.references('order_tickets.id'))
        .addColumn('booked_at', instant, (column) => column.notNull())
        .addCheckConstraint(
          'pass_entries_direction',
          sql`(kind in ('bought', 'returned') and visits > 0) or (kind in ('used', 'cancelled') and visits < 0)`,
        )
        .addCheckConstraint(
          'pass_entries_ticket',
          sql`(ticket_id is not null) = (kind in ('used', 'returned'))`,
        )
        .execute();
      await schema.createIndex('pass_entries_by_pass').on('pass_entries').column('pass_id').execute();
      await schema.createIndex('pass_entries_by_ticket').on('pass_entries').column('ticket_id').execute();

      await schema
        .alterTable('holds')
        .addColumn('pass_id', 'integer', (column) => column.references('passes.id').onDelete('set null'))
        .execute();
      await schema.createIndex('holds_by_pass').on('holds').column('pass_id').execute();
      await schema
        .createTable('pass_claims')
        .addColumn('hold_id', 'integer', (column) => column.primaryKey().references('holds.id'))
        .addColumn('pass_id', 'integer', (column) => column.notNull().references('passes.id'))
        .addColumn('visits', 'integer', (column) => column.notNull().check(sql`visits > 0`))
        .execute();
      await schema.createIndex('pass_claims_by_pass').on('pass_claims').column('pass_id').execute();
    },
  };
}
