import { documentsTag } from '#features/core/documents/cache-tags.ts';
import { findAllPublished } from '#features/core/documents/index.server.ts';
import { type ContentTree, type Definitions, searchText } from '#features/core/documents/index.ts';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { findDocumentsOfTexts } from '#features/core/resources/index.server.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { escapeMarkup } from '#lib/escape-markup.ts';
import { LANGUAGES, type Language, type Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { magazineTag } from './cache-tags.ts';
import { findTagsOfArticles } from './option-store.server.ts';
import { findAuthors, listArticles } from './store.server.ts';

const PORTION = 100;

/** The articles of the magazine with all they say, for the search. */
export function articleDocuments({
  db,
  clock,
  definitions,
}: {
  db: Db;
  clock: Clock;
  /** Kinds of modules in articles. */
  definitions: Definitions;
}): DocumentSource {
  return {
    name: 'articles',
    // Depends on the ensemble too: authors are found by their name there.
    tags: [magazineTag(), documentsTag(), ensembleTag()],
    async *documents() {
      for (let offset = 0; ; offset += PORTION) {
        const now = clock.now();
        const articles = await listArticles(db, {}, { now, offset, limit: PORTION });
        const ids = articles.map(({ id }) => id);
        const [authors, tags, words] = await Promise.all([
          findAuthors(db, ids),
          findTagsOfArticles(db, ids),
          findWords({ db, definitions }, ids, now),
        ]);
        yield articles.map(({ id, slug, art, title, lead, category }) => ({
          id: `article:${id}`,
          kind: 'articles' as const,
          title,
          label: category.name,
          summary: lead,
          keywords: [
            ...(tags.get(id) ?? []),
            ...(authors.get(id) ?? []).map(({ name }) => ({ de: name, en: name })),
          ],
          body: [words.get(id) ?? { de: '', en: '' }],
          art: { type: 'magazine' as const, slug: art },
          paths: alternatePaths('article', { slug, id }),
          dates: [],
          facts: null,
        }));
        if (articles.length < PORTION) return;
      }
    },
  };
}

/** Reads the visitor-facing text of the modules of some articles, by article. */
async function findWords(
  { db, definitions }: { db: Db; definitions: Definitions },
  articleIds: readonly number[],
  now: Instant,
) {
  const documents = await findDocumentsOfTexts(db, 'article', articleIds);
  const published = await findAllPublished(db, [...documents.values()], now);
  const byDocument = Map.groupBy(published, ({ documentId }) => documentId);
  return new Map(
    [...documents].map(([id, documentId]): [number, Localized] => {
      const states = byDocument.get(documentId) ?? [];
      const trees = Object.fromEntries(states.map(({ language, content }) => [language, content]));
      return [id, wordsIn(definitions, trees, now)];
    }),
  );
}

function wordsIn(definitions: Definitions, trees: Partial<Record<Language, ContentTree>>, now: Instant) {
  const [de, en] = LANGUAGES.map((language) => {
    const tree = trees[language] ?? trees.de;
    // Running text is HTML to the search.
    return tree ? escapeMarkup(searchText(definitions, tree, language, now)) : '';
  });
  return { de: de ?? '', en: en ?? '' };
}
