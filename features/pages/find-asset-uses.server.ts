import { documentTag } from '#features/content/cache-tags.ts';
import { findNamingDocuments } from '#features/content/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { AssetUse } from '#features/media/index.server.ts';
import { MODULES } from '#features/modules/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { findContainersOf } from './container-store.server.ts';
import { findAllPages } from './store.server.ts';

/** The pages and containers whose content names something of the library, those in the trash included. */
export async function findAssetUsesInPages(db: Db, clock: Clock, assetId: number): Promise<AssetUse[]> {
  const documents = await findNamingDocuments(
    { db, definitions: MODULES },
    { kinds: ['image', 'file'], id: assetId },
    clock.now(),
  );
  if (documents.length === 0) return [];
  const [pages, containers] = await Promise.all([findAllPages(db), findContainersOf(db, documents)]);
  return documents.map((documentId) => {
    const tags = [documentTag(documentId)];
    const page = pages.find((each) => each.documentId === documentId);
    if (page) return { entity: 'pages', id: page.id, name: page.title.de, tags };
    const container = containers.find((each) => each.documentId === documentId);
    if (container) return { entity: 'containers', id: container.id, name: container.slug, tags };
    return { entity: 'documents', id: documentId, name: String(documentId), tags };
  });
}
