import { documentTag } from '#features/content/cache-tags.ts';
import {
  findDraft,
  findPublished,
  findVersionContent,
  type PublishedContent,
} from '#features/content/index.server.ts';
import type { ContentTree } from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, languageShown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';

/** Which state of a document is asked for. */
export type WantedState = 'published' | 'draft' | { versionId: number };

/** What is shown of a document. */
export interface ShownContent {
  content: ContentTree;
  /** Another one than was asked for where only that is published: then it is marked. */
  language: Language;
  state: 'published' | 'draft' | 'version';
  /** Of the draft: what a change of it is based on. */
  draftVersion?: number;
  /** Since when it is published; `null` for what is not. */
  since: Instant | null;
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
 * What is published of a page that shows something besides its modules, kept in memory: many have none, and their visitors
 * pay nothing for it. Where nothing is published, there are no modules. Depends on the tag of the document.
 */
export function readRouteContent(
  { db, memory }: { db: Db; memory: TagMemory },
  documentId: number,
  { language, now }: { language: Language; now: Instant },
): Promise<ShownContent> {
  return memory.read(
    `modules of ${documentId} in ${language}`,
    {
      tags: [documentTag(documentId)],
      freshForSeconds: ({ changesAt }) => secondsUntil([changesAt], now),
    },
    async () => {
      const { byLanguage, changesAt } = await findPublished(db, documentId, now);
      return (
        publishedIn(byLanguage, changesAt, language) ?? {
          content: { modules: [] },
          language,
          state: 'published',
          since: null,
          changesAt,
        }
      );
    },
  );
}

async function publishedContent(
  db: Db,
  documentId: number,
  { language, now }: { language: Language; now: Instant },
): Promise<ShownContent | null> {
  const { byLanguage, changesAt } = await findPublished(db, documentId, now);
  return publishedIn(byLanguage, changesAt, language);
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
