import { findDraft, findPublished, findVersionContent } from '#features/content/index.server.ts';
import type { ContentTree } from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, languageShown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Which state of a document is asked for. */
export type WantedState = 'published' | 'draft' | { versionId: number };

/** What is shown of a document. */
export interface ShownContent {
  content: ContentTree;
  /** Another one than was asked for where only that is published: then it is marked. */
  language: Language;
  state: 'published' | 'draft' | 'version';
  /** When something that is planned starts; `null` when nothing is. */
  changesAt: Instant | null;
}

/** A state of a document in a language; `null` where it does not exist or is not published. */
export async function findShownContent(
  db: Db,
  documentId: number,
  wanted: WantedState,
  { language, now }: { language: Language; now: Instant },
): Promise<ShownContent | null> {
  if (wanted === 'published') return publishedContent(db, documentId, { language, now });
  const content =
    wanted === 'draft'
      ? (await findDraft(db, documentId))?.content
      : await findVersionContent(db, documentId, wanted.versionId);
  const state = wanted === 'draft' ? 'draft' : 'version';
  return content ? { content, language, state, changesAt: null } : null;
}

async function publishedContent(
  db: Db,
  documentId: number,
  { language, now }: { language: Language; now: Instant },
): Promise<ShownContent | null> {
  const { byLanguage, changesAt } = await findPublished(db, documentId, now);
  const there = LANGUAGES.filter((each) => byLanguage[each]);
  const shown = languageShown(there, language);
  const content = shown && byLanguage[shown]?.content;
  return content ? { content, language: shown, state: 'published', changesAt } : null;
}
