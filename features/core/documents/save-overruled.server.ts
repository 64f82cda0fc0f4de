import { type Actor, inWrite } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { applyClean } from './apply-clean.ts';
import { toTree } from './document.ts';
import { type ContentServices, type EditError, stateAt } from './edit-document.server.ts';
import { upToDateDocument } from './known-module.ts';
import { lockDraft, signOf } from './lock-draft.server.ts';
import type { Operation } from './operations/operation.ts';
import { insertVersion } from './version-store.server.ts';

/**
 * Saves the losing side of a conflict as a version (docs/product/content.md#versions): the draft at `baseVersion` with its
 * operations applied. Without operations that is the unchanged draft. The draft itself is not modified. Returns the
 * version's id.
 */
export function saveOverruled(
  services: ContentServices,
  actor: Actor,
  {
    documentId,
    baseVersion,
    operations,
  }: { documentId: number; baseVersion: number; operations: readonly Operation[] },
): Promise<Result<number, EditError>> {
  const { definitions, cleaner, engine } = services;
  return inWrite<number, EditError>(services, actor, 'edit-pages', async (write) => {
    const draft = await lockDraft(write, engine, documentId);
    if (!draft) return fail({ code: 'NOT_FOUND' });
    const before = await stateAt(write, draft, baseVersion);
    if (!before) return fail({ code: 'UNKNOWN_BASE', draft });
    const applied = applyClean(definitions, upToDateDocument(definitions, before), operations, cleaner);
    if (!applied.ok) return fail({ code: 'REFUSED', error: applied.error });
    const isTheirs = operations.length === 0 && baseVersion === draft.version;
    const sign = isTheirs ? { at: draft.changedAt, by: draft.changedBy } : signOf(actor, write.now);
    const content = toTree(applied.value.document);
    const id = await insertVersion(write.trx, documentId, content, { reason: 'overruled' }, sign);
    write.record({ entity: 'versions', id, before: null, after: { document: documentId }, tags: [] });
    return succeed(id);
  });
}
