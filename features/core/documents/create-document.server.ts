import type { Trx } from '#features/database.server.ts';
import { findDraft, insertDocument, type Sign } from './draft-store.server.ts';
import type { ContentTree } from './tree.ts';

const EMPTY: ContentTree = { modules: [] };

/** Creates a document in the caller's transaction, empty or with content in its draft. Returns its id. */
export function createDocument(trx: Trx, sign: Sign, content: ContentTree = EMPTY): Promise<number> {
  return insertDocument(trx, content, sign);
}

/**
 * A new document from the draft of another. Nothing of it is published.
 * @param withoutType a kind of module of the first level that is left out
 */
export async function copyDocument(
  trx: Trx,
  documentId: number,
  sign: Sign,
  withoutType: string,
): Promise<number> {
  const { modules } = (await findDraft(trx, documentId))?.content ?? EMPTY;
  return insertDocument(trx, { modules: modules.filter(({ type }) => type !== withoutType) }, sign);
}
