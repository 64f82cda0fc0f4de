import { documentTag } from '#features/core/documents/cache-tags.ts';
import { findNamingDocuments } from '#features/core/documents/index.server.ts';
import type { AssetUse } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { pagesTag } from './cache-tags.ts';
import { type Container, findContainersOf } from './container-store.server.ts';
import { findPagesNaming } from './store.server.ts';

/** The pages and containers that name something of the library in their content or beside shared links, those in the trash included. */
export async function findAssetUsesInPages(db: Db, clock: Clock, assetId: number): Promise<AssetUse[]> {
  const documents = await findNamingDocuments(
    { db, definitions: MODULES },
    { kinds: ['image', 'file'], id: assetId },
    clock.now(),
  );
  const [pages, containers] = await Promise.all([
    findPagesNaming(db, { documentIds: documents, ogImageId: assetId }),
    findContainersOf(db, documents),
  ]);
  const naming = pages.flatMap((page) => {
    const inContent = documents.includes(page.documentId) ? [documentTag(page.documentId)] : [];
    const beside = page.ogImageId === assetId ? [pagesTag()] : [];
    const tags = [...inContent, ...beside];
    return tags.length > 0 ? [{ entity: 'pages', id: page.id, name: page.title.de, tags }] : [];
  });
  const ofPages = new Set(pages.map(({ documentId }) => documentId));
  const others = documents.filter((documentId) => !ofPages.has(documentId));
  return [...naming, ...others.map((documentId) => otherUse(documentId, containers))];
}

function otherUse(documentId: number, containers: readonly Container[]): AssetUse {
  const tags = [documentTag(documentId)];
  const container = containers.find((each) => each.documentId === documentId);
  if (container) return { entity: 'containers', id: container.id, name: container.slug, tags };
  return { entity: 'documents', id: documentId, name: String(documentId), tags };
}
