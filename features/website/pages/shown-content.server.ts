import { documentTag } from '#features/core/documents/cache-tags.ts';
import {
  findDraft,
  findPublished,
  findVersionContent,
  type PublishedContent,
} from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, languageShown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';

/** Requested state of a document. */
export type DocumentState = 'published' | 'draft' | { versionId: number };

/** Shown content of a document. */
export interface ShownContent {
  content: ContentTree;
  /** Another one than was asked for where only that is published: then it is marked. */
  language: Language;
  state: 'published' | 'draft' | 'version';
  /** Of the draft: the base version of changes. */
  draftVersion?: number;
  /** Date of publication; `null` before it. */
  since: Instant | null;
  /** When something that is planned starts; `null` when nothing is. */
  changesAt: Instant | null;
}

interface Services {
  db: Db;
  cache: TaggedCache;
}

interface View {
  language: Language;
  now: Instant;
}

/** A state of a document in a language; `null` where it does not exist or is not published. */
export async function findShownContent(
  services: Services,
  documentId: number,
  wanted: DocumentState,
  view: View,
): Promise<ShownContent | null> {
  if (wanted === 'published') return readPublished(services, documentId, view);
  const { db } = services;
  const { language } = view;
  if (wanted === 'draft') {
    const draft = await findDraft(db, documentId);
    if (!draft) return null;
    return {
      content: draft.content,
      language,
      state: 'draft',
      draftVersion: draft.version,
      since: null,
      changesAt: null,
    };
  }
  const content = await findVersionContent(db, documentId, wanted.versionId);
  return content ? { content, language, state: 'version', since: null, changesAt: null } : null;
}

/**
 * Reads the published content of a page that shows something besides its modules. If nothing is published, there are
 * no modules. Depends on the tag of the document.
 */
export async function readRouteContent(
  services: Services,
  documentId: number,
  view: View,
): Promise<ShownContent> {
  const nothing = { content: { modules: [] }, language: view.language, state: 'published' as const };
  return (await readPublished(services, documentId, view)) ?? { ...nothing, since: null, changesAt: null };
}

/** Cached: content is read and checked once for all pages that show it. */
function readPublished(
  { db, cache }: Services,
  documentId: number,
  { language, now }: View,
): Promise<ShownContent | null> {
  const options = {
    tags: [documentTag(documentId)],
    freshForSeconds: ({ until }: { until: number }) => until,
  };
  return cache
    .read(`published ${documentId} in ${language}`, options, async () => {
      const { byLanguage, changesAt } = await findPublished(db, documentId, now);
      return {
        shown: publishedIn(byLanguage, changesAt, language),
        until: secondsUntil([changesAt], now),
      };
    })
    .then(({ shown }) => shown);
}

function publishedIn(
  byLanguage: PublishedContent['byLanguage'],
  changesAt: Instant | null,
  language: Language,
): ShownContent | null {
  const there = LANGUAGES.filter((each) => byLanguage[each]);
  const shown = languageShown(there, language);
  const found = shown && byLanguage[shown];
  if (!found) return null;
  const { content, since } = found;
  return { content, language: shown, state: 'published', since, changesAt };
}
