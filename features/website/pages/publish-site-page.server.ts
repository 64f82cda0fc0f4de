import {
  findDraft,
  insertPublication,
  insertVersion,
  writeDraft,
} from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Trx } from '#features/database.server.ts';
import { LANGUAGES, type Language, type Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { SitePageName } from './site-pages.ts';
import { findPageBySiteName, updatePage } from './store.server.ts';

/**
 * Publishes the first content of a page of the site: of a new venue, the demo venue, or from before it was a page of
 * modules.
 * @param since former date of publication
 */
export async function publishSitePage(
  trx: Trx,
  name: SitePageName,
  {
    title,
    content,
    languages = LANGUAGES,
  }: { title: Localized; content: ContentTree; languages?: readonly Language[] },
  { now, since = now }: { now: Instant; since?: Instant },
): Promise<void> {
  const page = await findPageBySiteName(trx, name);
  const draft = page && (await findDraft(trx, page.documentId));
  if (!draft) throw new Error(`site page ${name} has no draft: ensureSitePages adds it at start`);
  const { documentId } = draft;
  const sign = { at: now, by: null };
  await updatePage(trx, page.id, { ...page, title }, now);
  await writeDraft(trx, draft, { content, undo: { before: draft.content } }, sign);
  const versionId = await insertVersion(trx, documentId, content, { reason: 'published' }, sign);
  for (const language of languages)
    await insertPublication(trx, documentId, { language, versionId, startsAt: since }, sign);
}
