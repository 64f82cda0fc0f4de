import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { inQuery, pagingInQuery } from '#platform/http/inputs.server.ts';
import { permitted } from '../permitted.server.ts';
import type { WithPrincipal } from '../require-permission.server.ts';
import { AUDIT_ACTIONS } from './audit-action.ts';
import { auditQuery } from './schema.ts';
import { type AuditEntry, findAuditEntries } from './store.server.ts';

const text = z.string();

const auditEntry = z.strictObject({
  id: z.int(),
  at: text,
  actor: z.strictObject({ id: z.int().nullable(), name: text.nullable() }),
  action: z.enum(AUDIT_ACTIONS),
  entity: text,
  entity_id: text.nullable(),
  changes: z.array(
    z.strictObject({ field: text, before: z.unknown(), after: z.unknown(), hidden: z.boolean() }),
  ),
});

const auditInQuery = inQuery(auditQuery, {
  entity: { summary: 'Only changes of this kind of entity.', example: 'persons' },
  entity_id: { summary: 'Only changes of this one.', example: '7' },
  with_texts: {
    summary: 'Also what was done to the texts and modules of the one that `entity` and `entity_id` name.',
    schema: auditQuery.shape.with_texts.unwrap(),
    example: 'true',
  },
  actor: { summary: 'Only changes by this account.', example: '1' },
  action: { summary: 'Only changes of this kind.', example: 'changed' },
  from: { summary: 'Only changes since this moment.', example: '2026-11-20T08:00:00.000Z' },
  to: { summary: 'Only changes until this moment.', example: '2099-11-20T08:00:00.000Z' },
});

/** Documents that hold the texts and modules of a record of the generic calls. */
type FindDocumentsOfRecord = (db: Db, entity: string, id: number) => Promise<readonly number[]>;

/** `GET /admin/audit/`: the audit log, the newest first, for those who may read it (docs/decisions/0028). */
export function auditApi({ db }: { db: Db }, findDocumentsOfRecord: FindDocumentsOfRecord) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'For the admin area', caller: permitted('read-audit') });
  call(
    'GET /admin/audit/',
    {
      summary: 'Who changed what, the newest first.',
      takes: { filter: auditInQuery, paging: pagingInQuery() },
      answer: json('One page of changes.', pageOf(auditEntry)),
    },
    async (c, { filter: sent, paging }) => {
      const { entity, entity_id: entityId, with_texts: withTexts, actor: actorId, action, from, to } = sent;
      const id = Number(entityId);
      const isWithTexts = withTexts === 'true' && entity !== undefined && Number.isSafeInteger(id);
      const documents = isWithTexts ? await findDocumentsOfRecord(db, entity, id) : [];
      const filter = { entity, entityId, documents, actorId, action, from, to };
      const { entries, total } = await findAuditEntries(db, filter, paging);
      c.header('cache-control', 'private, no-store');
      return pageOfList(new URL(c.req.url), { total, ...paging }, entries.map(entryJson));
    },
  );
  return app;
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
