import { documentsTag } from '#features/core/documents/cache-tags.ts';
import { searchText } from '#features/core/documents/index.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { escapeMarkup } from '#lib/escape-markup.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { pagesTag } from './cache-tags.ts';
import { findPublicPages, type PublicPage } from './find-public-pages.server.ts';
import { isTextPage, type TextPageName } from './site-pages.ts';

/** Other names people use for these pages, whatever their titles. */
const OTHER_NAMES: Record<TextPageName, Localized> = {
  terms: { de: 'AGB Erstattung Storno Umtausch', en: 'GTC conditions refund cancellation' },
  privacy: { de: 'Datenschutzerklärung Cookies', en: 'data protection cookies' },
  imprint: { de: 'Kontakt Betreiber', en: 'contact legal notice' },
  accessibility: { de: 'Rollstuhl barrierefrei Hindernis', en: 'wheelchair accessible barrier' },
  easyLanguage: { de: 'einfache Sprache', en: 'easy language plain English' },
};

/** Pages created by staff, for the search: their public content. */
export function pageDocuments({ db, clock }: { db: Db; clock: Clock }): DocumentSource {
  return {
    name: 'pages',
    tags: [pagesTag(), documentsTag()],
    async *documents() {
      const now = clock.now();
      yield (await findPublicPages(db, now)).map((page) => documentOf(page, now));
    },
  };
}

function documentOf({ page, paths, content }: PublicPage, now: Instant) {
  const { de, en } = content;
  // Running text is HTML to the search.
  const words = (tree: typeof de, language: 'de' | 'en') =>
    tree ? escapeMarkup(searchText(MODULES, tree, language, now)) : '';
  return {
    id: `page:${page.id}`,
    kind: 'pages' as const,
    title: page.title,
    label: null,
    summary: page.lead ?? { de: '', en: '' },
    keywords: isTextPage(page.siteName) ? [OTHER_NAMES[page.siteName]] : [],
    body: [{ de: words(de ?? en, 'de'), en: words(en ?? de, 'en') }],
    art: null,
    paths,
    dates: [],
    facts: null,
  };
}
