import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Definitions } from './definition.ts';
import { findDraft } from './draft-store.server.ts';
import type { ReferenceKind } from './fields/field.ts';
import { usesOf } from './module-facts.ts';
import { findPublications, findPublished } from './publication-store.server.ts';
import { findDocumentsNaming } from './reference-store.server.ts';
import type { ContentTree } from './tree.ts';
import { findVersionContent } from './version-store.server.ts';

/** Something that documents may name. */
interface Named {
  kinds: readonly ReferenceKind[];
  id: number;
}

/**
 * The documents whose draft names something, or what visitors see of them at `now` or will by plan
 * (docs/product/media.md#where-used). Old versions do not count.
 */
export async function findNamingDocuments(
  { db, definitions }: { db: Db; definitions: Definitions },
  named: Named,
  now: Instant,
): Promise<number[]> {
  const found: number[] = [];
  for (const documentId of await findDocumentsNaming(db, named.id)) {
    for await (const content of contentsOf(db, documentId, now)) {
      const uses = usesOf(definitions, content);
      if (!uses.some(({ kind, id }) => id === named.id && named.kinds.includes(kind))) continue;
      found.push(documentId);
      break;
    }
  }
  return found;
}

async function* contentsOf(db: Db, documentId: number, now: Instant): AsyncIterable<ContentTree> {
  const draft = await findDraft(db, documentId);
  if (draft) yield draft.content;
  const { byLanguage } = await findPublished(db, documentId, now);
  for (const { content } of Object.values(byLanguage)) yield content;
  for (const { versionId, startsAt } of await findPublications(db, documentId)) {
    if (startsAt <= now || versionId === null) continue;
    const content = await findVersionContent(db, documentId, versionId);
    if (content) yield content;
  }
}
