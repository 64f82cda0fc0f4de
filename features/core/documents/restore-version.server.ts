import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { draftTag } from './cache-tags.ts';
import { type ContentDocument, fromTree, type Module, moduleOf, toTree } from './document.ts';
import { type Draft, writeDraft } from './draft-store.server.ts';
import { saveSession } from './edit-document.server.ts';
import { type LockError, lockOpenDraft, signOf } from './lock-draft.server.ts';
import { withColumns } from './operations/set-columns.ts';
import { type ContentTree, type Id, isItemList, isRecord, type Values } from './tree.ts';
import { findVersionContent, insertVersion } from './version-store.server.ts';

/** Part of a version to restore: all of it, the texts of one language, or one module. */
export type RestoreScope = 'all' | { language: Language } | { module: Id };

export type RestoreError =
  | LockError
  | { code: 'CHANGED'; draft: Draft }
  /** The module is not in the version, or not in the draft any more. */
  | { code: 'NO_SUCH_MODULE' };

/**
 * Restores a version as a change of the draft like any other: the state before is saved as a version, and nothing published
 * changes.
 */
export function restoreVersion(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  {
    documentId,
    versionId,
    baseVersion,
    scope,
  }: { documentId: number; versionId: number; baseVersion: number; scope: RestoreScope },
): Promise<Result<Draft, RestoreError>> {
  return inWrite<Draft, RestoreError>(services, actor, 'edit-pages', async (write) => {
    const { trx, now, record } = write;
    const locked = await lockOpenDraft(write, services.engine, documentId);
    if (!locked.ok) return locked;
    const draft = locked.value;
    const version = await findVersionContent(trx, documentId, versionId);
    if (!version) return fail({ code: 'NOT_FOUND' });
    if (draft.version !== baseVersion) return fail({ code: 'CHANGED', draft });
    const content = restored(draft.content, version, scope);
    if (!content) return fail({ code: 'NO_SUCH_MODULE' });
    const sign = signOf(actor, now);
    await saveSession(write, draft, sign);
    await insertVersion(trx, documentId, draft.content, { reason: 'restored' }, sign);
    const after = await writeDraft(trx, draft, { content, undo: { before: draft.content } }, sign);
    const changed = { version: after.version, restored: versionId };
    record({
      entity: 'documents',
      id: documentId,
      before: { version: draft.version },
      after: changed,
      tags: [draftTag(documentId)],
    });
    return succeed(after);
  });
}

/** A draft with a module of a version restored; `null` where the module is not in both. */
export function restored(draft: ContentTree, version: ContentTree, scope: RestoreScope): ContentTree | null {
  if (scope === 'all') return version;
  const [now, then] = [fromTree(draft), fromTree(version)];
  if ('module' in scope) {
    const module = moduleOf(then, scope.module);
    const current = moduleOf(now, scope.module);
    if (!module || !current) return null;
    // Restores the columns and keeps the modules that are in them now.
    const divided = withColumns(now, module, module.slots ?? null);
    return divided && toTree(divided.document);
  }
  return toTree(withLanguage(now, then, scope.language));
}

/** Texts without those of items that are not in the lists of a module any more: nothing could be published with them. */
function withoutGone(module: Module, texts: Values): Values {
  return Object.fromEntries(
    Object.entries(texts).map(([name, said]) => {
      const items = module.data[name];
      if (!isItemList(items) || !isRecord(said)) return [name, said];
      return [
        name,
        Object.fromEntries(Object.entries(said).filter(([id]) => items.some((item) => item.id === id))),
      ];
    }),
  );
}

/** A module with the fingerprints of its translations into a language. */
function withMarks(module: Module, language: Language, marks: Record<string, string> | undefined): Module {
  const { fresh: { [language]: _, ...others } = {}, ...rest } = module;
  const fresh = marks ? { ...others, [language]: marks } : others;
  return Object.keys(fresh).length > 0 ? { ...rest, fresh } : rest;
}

/** The former texts of one language, in the current modules. */
function withLanguage(now: ContentDocument, then: ContentDocument, language: Language): ContentDocument {
  const modules = Object.entries(now.modules).map(([id, module]) => {
    const before = moduleOf(then, id);
    if (!before) return [id, module] as const;
    const text = { ...module.text, [language]: withoutGone(module, before.text[language]) };
    return [id, withMarks({ ...module, text }, language, before.fresh?.[language])] as const;
  });
  return { ...now, modules: Object.fromEntries(modules) };
}
