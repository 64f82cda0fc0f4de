import type { Db } from '#features/database.server.ts';
import { DEFAULT_LANGUAGE } from '#lib/localized.ts';
import { fromTree, moduleOf } from './document.ts';
import { findDraft, findUndosNaming, type Undo } from './draft-store.server.ts';
import { fingerprint } from './fingerprint.ts';
import type { Operation } from './operations/operation.ts';
import { type ContentTree, type Id, isRecord, type Json } from './tree.ts';
import { findContentsNaming } from './version-store.server.ts';

/** A German text by the fingerprint stored with its translation. */
interface Sought {
  module: Id;
  /** See `fingerprint`. */
  mark: string;
}

/**
 * Finds the German text of a module at the time a translation was made from it, published or not: in the draft, in its
 * recent changes, and in the stored versions, newest first. `null` if none of them has it any more.
 */
export async function findGermanBefore(db: Db, documentId: number, sought: Sought): Promise<Json | null> {
  const draft = await findDraft(db, documentId);
  if (!draft) return null;
  const ofDraft = firstOf(germanIn(draft.content, sought), sought);
  if (ofDraft !== null) return ofDraft;
  const undos = await findUndosNaming(db, documentId, sought.module);
  const ofUndos = firstOf(
    undos.flatMap((undo) => germanOfUndo(undo, sought)),
    sought,
  );
  if (ofUndos !== null) return ofUndos;
  for await (const content of findContentsNaming(db, documentId, sought.module)) {
    const ofVersion = firstOf(germanIn(content, sought), sought);
    if (ofVersion !== null) return ofVersion;
  }
  return null;
}

const firstOf = (said: readonly Json[], { mark }: Sought): Json | null =>
  said.find((value) => fingerprint(value) === mark) ?? null;

function germanIn(content: ContentTree, { module: id }: Sought): Json[] {
  const module = moduleOf(fromTree(content), id);
  return module ? [...valuesIn(module.text[DEFAULT_LANGUAGE])] : [];
}

/** Yields the values of fields, and those of list items by their ids. */
function* valuesIn(said: Json): Iterable<Json> {
  if (!isRecord(said)) return;
  for (const value of Object.values(said)) {
    yield value;
    yield* valuesIn(value);
  }
}

function germanOfUndo(undo: Undo, sought: Sought): Json[] {
  return 'before' in undo ? germanIn(undo.before, sought) : germanOf(undo.operation, sought);
}

function germanOf(operation: Operation, sought: Sought): Json[] {
  switch (operation.op) {
    case 'batch':
      return operation.operations.flatMap((each) => germanOf(each, sought));
    case 'insert':
      return germanIn({ modules: [operation.node] }, sought);
    case 'set-field': {
      const { id, language, value } = operation;
      const isGerman = id === sought.module && language === DEFAULT_LANGUAGE;
      return isGerman && value !== undefined ? [value] : [];
    }
    default:
      return [];
  }
}
