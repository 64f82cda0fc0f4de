import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The HTML part of emails that wait to be sent. */
export function emailHtml(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('outgoing_emails').addColumn('html', 'text').execute();
    },
  };
}
