import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { applyClean } from './apply-clean.ts';
import { draftTag } from './cache-tags.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, fromTree, moduleOf, toTree } from './document.ts';
import { type Draft, findUndosTo, type Undo, writeDraft } from './draft-store.server.ts';
import type { OperationError } from './errors.ts';
import type { FieldError } from './field-error.ts';
import type { Cleaner } from './fields/field.ts';
import { insertedPageContent } from './inserted-page-content.ts';
import { upToDateDocument, upToDateTree } from './known-module.ts';
import { type LockError, lockOpenDraft, signOf } from './lock-draft.server.ts';
import type { Conflict } from './merge/conflict.ts';
import { mergeDocuments } from './merge/merge.ts';
import { apply } from './operations/apply.ts';
import type { Operation } from './operations/operation.ts';
import { readTree } from './read-tree.ts';
import { findReturned } from './returned-modules.server.ts';
import { validateChanges } from './validate-changes.ts';
import { startsSession } from './version.ts';
import { insertVersion } from './version-store.server.ts';

export interface ContentServices extends WriteServices {
  engine: Engine;
  /** The modules there are. */
  definitions: Definitions;
  /** Sanitizes input, so that stored content is clean. */
  cleaner: Cleaner;
  /** Tells if a document surrounds content that its page renders anyway, such as a list. */
  wrapsPageContent(trx: Trx, documentId: number): Promise<boolean>;
}

export type EditError =
  | LockError
  /** An operation that cannot be done: nothing of the change was. */
  | { code: 'REFUSED'; error: OperationError }
  /** Input that a draft may not hold, each error with its module, field and language. */
  | { code: 'INVALID'; errors: FieldError[] }
  /** A concurrent edit changed the same: both sides are reported, and nothing was changed. */
  | { code: 'CONFLICT'; draft: Draft; conflicts: Conflict[] }
  /** The state it is based on is not known (any more). */
  | { code: 'UNKNOWN_BASE'; draft: Draft };

export interface Edit {
  documentId: number;
  /** The draft's version that the operations are meant for. */
  baseVersion: number;
  /**
   * Operations to apply, as a function of the base version where they depend on it; `null` if their subject does not
   * exist there.
   */
  operations: readonly Operation[] | ((base: ContentDocument) => readonly Operation[] | null);
}

/** A draft after a change. */
export interface Edited {
  draft: Draft;
  /** True if concurrent changes of others are included. */
  isMerged: boolean;
}

/**
 * Changes the draft of a document (docs/product/content.md#drafts). Changes since `baseVersion` are merged; on a conflict
 * nothing is written and both sides are returned. Stored content is sanitized.
 */
export function editDocument(
  services: ContentServices,
  actor: Actor,
  edit: Edit,
): Promise<Result<Edited, EditError>> {
  return inWrite<Edited, EditError>(services, actor, 'edit-pages', (write) =>
    editWithin(write, services, actor, edit),
  );
}

/** The same within a transaction that changes more. */
export async function editWithin(
  write: Write,
  services: Omit<ContentServices, keyof WriteServices>,
  actor: Actor,
  { documentId, baseVersion, operations }: Edit,
): Promise<Result<Edited, EditError>> {
  const { trx, now, record } = write;
  const { definitions, cleaner } = services;
  const locked = await lockOpenDraft(write, services.engine, documentId);
  if (!locked.ok) return locked;
  const stored = locked.value;
  // Operations are meant for modules as their definitions have them today.
  const draft = { ...stored, content: upToDateTree(definitions, stored.content) };
  const before = await stateAt(write, stored, baseVersion);
  if (!before) return fail({ code: 'UNKNOWN_BASE', draft });
  const base = upToDateDocument(definitions, before);
  const wanted = typeof operations === 'function' ? operations(base) : operations;
  if (!wanted) return fail({ code: 'NOT_FOUND' });
  const applied = applyClean(definitions, base, wanted, cleaner);
  if (!applied.ok) return fail({ code: 'REFUSED', error: applied.error });
  const { document, inverse, changed } = applied.value;
  const brought = insertedPageContent(definitions, base, document);
  const isMisplaced = brought.length > 0 && !(await services.wrapsPageContent(trx, documentId));
  const errors = await newErrors(write, documentId, document, [
    ...validateChanges(definitions, base, applied.value),
    ...(isMisplaced ? brought : []),
  ]);
  if (errors.length > 0) return fail({ code: 'INVALID', errors });

  const isMerged = baseVersion !== draft.version;
  const merged = isMerged ? mergeDocuments(base, document, fromTree(draft.content)) : null;
  if (merged && merged.conflicts.length > 0)
    return fail({ code: 'CONFLICT', draft, conflicts: merged.conflicts });
  const content = toTree(merged ? merged.document : document);
  // Checks the merged tree again: both sides together may exceed limits that each side respects.
  const read = merged ? readTree(content) : null;
  if (read && !read.ok) return fail({ code: 'REFUSED', error: read.error });
  const isInverse = !merged && draft.content === stored.content;
  const undo: Undo = isInverse ? { operation: inverse } : { before: stored.content };
  const sign = signOf(actor, now);
  await saveSession(write, stored, sign);
  const after = await writeDraft(trx, stored, { content, undo }, sign);
  record({
    entity: 'documents',
    id: documentId,
    before: { version: draft.version },
    after: { version: after.version, changed: changed.slice(0, CHANGED_NAMED) },
    tags: [draftTag(documentId)],
  });
  return succeed({ draft: after, isMerged });
}

/** Errors without those of modules that are only restored unchanged. */
async function newErrors(
  { trx }: Write,
  documentId: number,
  document: ContentDocument,
  errors: FieldError[],
): Promise<FieldError[]> {
  const wrong = [...new Set(errors.map(({ id }) => id))].flatMap((id) => moduleOf(document, id) ?? []);
  const returned = await findReturned(trx, documentId, wrong);
  return errors.filter(({ id }) => !returned.has(id));
}

/** How many of the modules that were changed the audit names. */
const CHANGED_NAMED = 20;

/** Returns the draft's state at an earlier version; `null` if it is no longer known or never existed. */
export async function stateAt(
  { trx }: Write,
  draft: Draft,
  version: number,
): Promise<ContentDocument | null> {
  if (version > draft.version) return null;
  const current = fromTree(draft.content);
  if (version === draft.version) return current;
  const undos = await findUndosTo(trx, draft, version);
  return undos?.reduce<ContentDocument | null>(undone, current) ?? null;
}

function undone(document: ContentDocument | null, undo: Undo): ContentDocument | null {
  if ('before' in undo) return fromTree(undo.before);
  if (!document) return null;
  const applied = apply(document, undo.operation);
  return applied.ok ? applied.value.document : null;
}

/** Saves the state before another editor's session as a version to return to. */
export async function saveSession(
  { trx }: Write,
  draft: Draft,
  change: { at: string; by: number | null },
): Promise<void> {
  if (!startsSession({ at: draft.changedAt, by: draft.changedBy }, change)) return;
  const sign = { at: draft.changedAt, by: draft.changedBy };
  await insertVersion(trx, draft.documentId, draft.content, { reason: 'sitting' }, sign);
}
