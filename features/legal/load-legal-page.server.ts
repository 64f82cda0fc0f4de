import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatDay } from '#lib/venue-time.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { withHeadingAnchors } from '#platform/html/heading-anchors.ts';
import { sanitizePageText } from '#platform/html/rich-text.server.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import { legalPagesTag } from './cache-tags.ts';
import type { LegalKind, LegalPageView } from './legal-page.ts';
import { readLegalPage } from './store.server.ts';

/** A legal page in one language, safe to put into a page; `null` when nobody wrote it. Depends on the tag `legal`. */
export async function loadLegalPage(
  { db, memory }: { db: Db; memory: TagMemory },
  kind: LegalKind,
  language: Language,
): Promise<LegalPageView | null> {
  const page = await memory.read(`legal ${kind} ${language}`, { tags: [legalPagesTag()] }, () =>
    readInLanguage(db, kind, language),
  );
  // How days are written is a setting, which changes by itself.
  return page && { ...page, updatedOn: formatDay(page.updatedOn, language) };
}

async function readInLanguage(db: Db, kind: LegalKind, language: Language): Promise<LegalPageView | null> {
  const page = await readLegalPage(db, kind);
  if (!page) return null;
  const text = shown(page.html, language);
  const { html, headings } = withHeadingAnchors(sanitizePageText(text.text));
  return {
    title: shownTitle(page.title, language),
    html: { ...text, text: html },
    headings,
    updatedOn: page.updatedOn,
  };
}
