import type { Insertable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { AuditAction } from './audit-action.ts';
import type { FieldChanges } from './difference.ts';
import type { AuditEntryTable } from './table.server.ts';

/** Filter of entries; omitted properties match all. */
export interface AuditFilter {
  entity?: string | undefined;
  entityId?: string | undefined;
  /** Documents whose entries are wanted besides those of `entity` and `entityId`. */
  documents?: readonly number[] | undefined;
  actorId?: number | undefined;
  action?: AuditAction | undefined;
  /** Both included. */
  from?: Instant | undefined;
  to?: Instant | undefined;
}

export interface AuditEntry {
  id: number;
  at: Instant;
  /** The account, with its name as long as there is one; or the part of the venue. */
  actor: { id: number; name: string | null } | { system: string };
  action: AuditAction;
  entity: string;
  entityId: string | null;
  changes: FieldChanges;
}

export async function insertAuditEntries(trx: Trx, entries: Insertable<AuditEntryTable>[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto('audit_entries').values(entries).execute();
}

/** One page of entries, the newest first, and how many there are. */
export async function findAuditEntries(
  db: Db,
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matching = entriesThat(db, filter);
  const rows = await matching
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .selectAll('audit_entries')
    .select(['users.first_name', 'users.last_name'])
    .orderBy('audit_entries.id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor:
      row.actor_id === null
        ? { system: row.actor_system ?? '' }
        : { id: row.actor_id, name: row.first_name === null ? null : `${row.first_name} ${row.last_name}` },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    changes: row.changes,
  }));
  return { entries, total };
}

/** Entities of audit entries about writing, scheduling and publishing documents. */
const OF_DOCUMENTS = ['documents', 'publications'];

function entriesThat(db: Db, filter: AuditFilter) {
  const { entity, entityId, documents = [], actorId, action, from, to } = filter;
  let query = db.selectFrom('audit_entries').where((eb) => {
    const own = eb.and([
      ...(entity === undefined ? [] : [eb('entity', '=', entity)]),
      ...(entityId === undefined ? [] : [eb('entity_id', '=', entityId)]),
    ]);
    if (documents.length === 0) return own;
    const ids = documents.map(String);
    return eb.or([own, eb.and([eb('entity', 'in', OF_DOCUMENTS), eb('entity_id', 'in', ids)])]);
  });
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  return query;
}

/** Rows deleted by one statement: other writers wait for it. */
const DELETE_BATCH_SIZE = 1000;

export async function deleteAuditEntriesBefore(db: Db, instant: Instant): Promise<void> {
  for (let count = DELETE_BATCH_SIZE; count === DELETE_BATCH_SIZE; ) {
    const { numDeletedRows } = await db
      .deleteFrom('audit_entries')
      .where('id', 'in', (eb) =>
        eb.selectFrom('audit_entries').select('id').where('at', '<', instant).limit(DELETE_BATCH_SIZE),
      )
      .executeTakeFirst();
    count = Number(numDeletedRows);
  }
}
