import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Questions asked at checkout, answers typed in carts, and answers given with orders. */
export function questions(engine: Engine): Migration {
  const { id, instant, flag, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      const labelled = addLocalizedText(id(schema.createTable('questions')), 'label');
      await addLocalizedText(labelled, 'help', (column) => column)
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('text', 'number', 'choice', 'yes-no')`),
        )
        .addColumn('options', json, (column) => column.notNull())
        .addColumn('asked_per', 'text', (column) =>
          column.notNull().check(sql`asked_per in ('ticket', 'order')`),
        )
        .addColumn('is_required', flag, (column) => column.notNull())
        .addColumn('is_health', flag, (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('is_active', flag, (column) => column.notNull())
        .execute();
      for (const [name, column, table] of [
        ['question_events', 'event_id', 'events'],
        ['question_event_types', 'type_id', 'event_types'],
      ] as const) {
        await schema
          .createTable(name)
          .addColumn('question_id', 'integer', (build) =>
            build.notNull().references('questions.id').onDelete('cascade'),
          )
          .addColumn(column, 'integer', (build) => build.notNull().references(`${table}.id`))
          .addPrimaryKeyConstraint(`${name}_primary`, ['question_id', column])
          .execute();
        await schema.createIndex(`${name}_other`).on(name).column(column).execute();
      }

      await schema
        .createTable('answer_drafts')
        .addColumn('hold_id', 'integer', (column) =>
          column.primaryKey().references('holds.id').onDelete('cascade'),
        )
        .addColumn('answers', json, (column) => column.notNull())
        .addColumn('consent', 'text')
        .execute();

      const answers = id(schema.createTable('order_answers'))
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('ticket_id', 'integer', (column) =>
          column.references('order_tickets.id').onDelete('cascade'),
        )
        .addColumn('performance_id', 'integer', (column) => column.notNull().references('performances.id'))
        .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('is_health', flag, (column) => column.notNull());
      await addLocalizedText(addLocalizedText(answers, 'question'), 'answer').execute();
      for (const column of ['order_id', 'ticket_id', 'performance_id', 'user_id'])
        await schema
          .createIndex(`order_answers_by_${column.replace('_id', '')}`)
          .on('order_answers')
          .column(column)
          .execute();

      await schema
        .createTable('answer_consents')
        .addColumn('order_id', 'integer', (column) =>
          column.primaryKey().references('orders.id').onDelete('cascade'),
        )
        .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('given_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('answer_consents_by_user').on('answer_consents').column('user_id').execute();
    },
  };
}
