import { createDocument, insertPublication, insertVersion } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Trx } from '#features/database.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A new document that is published in both languages; gives its number. */
export async function publishContent(trx: Trx, content: ContentTree, now: Instant): Promise<number> {
  const sign = { at: now, by: null };
  const documentId = await createDocument(trx, sign, content);
  const versionId = await insertVersion(trx, documentId, content, { reason: 'published' }, sign);
  for (const language of LANGUAGES)
    await insertPublication(trx, documentId, { language, versionId, startsAt: now }, sign);
  return documentId;
}
