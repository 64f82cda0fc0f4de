import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index name, table, columns, and the rows that are in it where that is not all of them. */
const INDEXES: readonly [name: string, table: string, columns: string[], where?: string][] = [
  ['outgoing_emails_listed', 'outgoing_emails', ['id', 'recipient', 'subject', 'about', 'sent_at', 'due_at']],
  ['assets_in_library', 'assets', ['created_at', 'id', 'kind', 'bytes'], 'deleted_at is null'],
  ['assets_in_trash', 'assets', ['deleted_at'], 'deleted_at is not null'],
  ['events_by_room', 'events', ['room_id']],
  ['events_by_type', 'events', ['type_id']],
  ['events_by_genre', 'events', ['genre_id']],
  ['events_by_series', 'events', ['series_id']],
  ['events_by_status', 'events', ['status']],
  ['events_by_start', 'events', ['date_start', 'id']],
  ['events_by_end', 'events', ['date_end']],
  ['events_by_day', 'events', ['day', 'date_start', 'id']],
  ['audit_entries_by_time', 'audit_entries', ['at']],
  ['audit_entries_by_action', 'audit_entries', ['action', 'id']],
  ['document_versions_by_time', 'document_versions', ['created_at']],
  ['document_publications_by_start', 'document_publications', ['starts_at']],
  ['document_changes_by_time', 'document_changes', ['changed_at']],
  ['pools_waited_for', 'pools', ['waiting_from'], 'waiting_from is not null'],
  ['performances_cancelled', 'performances', ['cancelled_at'], 'cancelled_at is not null'],
  ['performances_seen_cancelled', 'performances', ['seen_cancelled_at'], 'seen_cancelled_at is not null'],
];

/** Indexes for lists, reports and jobs of a venue with many thousand rows. */
export function largeHouseLists(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const [name, table, columns, where] of INDEXES) {
        const index = schema.createIndex(name).on(table).columns(columns);
        await (where === undefined ? index : index.where(sql.raw<boolean>(where))).execute();
      }
    },
  };
}
