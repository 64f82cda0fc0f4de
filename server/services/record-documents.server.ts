import { RESOURCES } from '#features/all-resources.server.ts';
import { findObjectTexts } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findDocumentsAttached } from '#features/website/pages/index.server.ts';

/** Documents that hold the texts and the modules of a record, as the generic calls name it: `persons` and its id. */
export async function findDocumentsOfRecord(db: Db, entity: string, id: number): Promise<number[]> {
  const resource = RESOURCES.find(({ path }) => path === `/${entity}`);
  if (!resource) return [];
  const texts = await findObjectTexts(db, resource.name, id);
  const attached = await findDocumentsAttached(db, resource.name, id);
  return [...(texts ? [texts.documentId] : []), ...attached];
}
