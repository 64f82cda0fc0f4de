import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { requirePermission, type WithPrincipal } from '../require-permission.server.ts';
import { auditQuery } from './schema.ts';
import { type AuditEntry, findAuditEntries } from './store.server.ts';

/** Documents that hold the texts and modules of a record of the generic calls. */
type FindDocumentsOfRecord = (db: Db, entity: string, id: number) => Promise<readonly number[]>;

/** `GET /admin/audit/`: who changed what, the newest first, for those who may read it (docs/decisions/0028). */
export function auditApi({ db }: { db: Db }, findDocumentsOfRecord: FindDocumentsOfRecord) {
  return new Hono<WithPrincipal>({ strict: false }).get('/admin/audit', async (c) => {
    await requirePermission(c.get('principal'), 'read-audit');
    const {
      entity,
      entity_id: entityId,
      with_texts: withTexts,
      actor: actorId,
      action,
      from,
      to,
    } = parseInput(auditQuery, c.req.query());
    const paging = readPaging(c);
    const id = Number(entityId);
    const isWithTexts = withTexts === 'true' && entity !== undefined && Number.isSafeInteger(id);
    const documents = isWithTexts ? await findDocumentsOfRecord(db, entity, id) : [];
    const filter = { entity, entityId, documents, actorId, action, from, to };
    const { entries, total } = await findAuditEntries(db, filter, paging);
    c.header('cache-control', 'private, no-store');
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, entries.map(entryJson)));
  });
}

function entryJson({ id, at, actor, action, entity, entityId, changes }: AuditEntry) {
  return {
    id,
    at,
    actor: 'system' in actor ? { id: null, name: actor.system } : actor,
    action,
    entity,
    entity_id: entityId,
    changes: Object.entries(changes).map(([field, { before, after, hidden = false }]) => ({
      field,
      before,
      after,
      hidden,
    })),
  };
}
