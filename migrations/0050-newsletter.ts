import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Newsletter requests, subscribers and their consent; emails with an unsubscribe address. */
export function newsletter(engine: Engine): Migration {
  const { id, json, instant } = columnsFor(engine);

  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('newsletter_requests'))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('topics', json, (column) => column.notNull())
        .addColumn('wording', 'text', (column) => column.notNull())
        .addColumn('asked_at', instant, (column) => column.notNull())
        .addColumn('expires_at', instant, (column) => column.notNull())
        .addColumn('confirmed_at', instant)
        .execute();
      await schema
        .createIndex('newsletter_requests_by_email')
        .on('newsletter_requests')
        .columns(['email', 'asked_at'])
        .execute();
      await schema
        .createIndex('newsletter_requests_by_instant')
        .on('newsletter_requests')
        .column('asked_at')
        .execute();
      await id(schema.createTable('newsletter_subscriptions'))
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('topics', json, (column) => column.notNull())
        .addColumn('since', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await id(schema.createTable('newsletter_consents'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('at', instant, (column) => column.notNull())
        .addColumn('via', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('topics', json, (column) => column.notNull())
        .addColumn('asked_at', instant)
        .addColumn('wording', 'text')
        .execute();
      await schema
        .createIndex('newsletter_consents_by_email')
        .on('newsletter_consents')
        .columns(['email', 'at'])
        .execute();
      await schema.alterTable('outgoing_emails').addColumn('unsubscribe_url', 'text').execute();
    },
  };
}
