import type { Db } from '#features/database.server.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import type { DocumentSource } from '#features/search/index.server.ts';
import type { Localized } from '#lib/localized.ts';
import { legalPagesTag } from './cache-tags.ts';
import { LEGAL_KINDS, type LegalKind } from './legal-page.ts';
import { readLegalPage } from './store.server.ts';

/** What people call these pages, whatever they are titled. */
const OTHER_NAMES: Record<LegalKind, Localized> = {
  terms: { de: 'AGB Erstattung Storno Umtausch', en: 'GTC conditions refund cancellation' },
  privacy: { de: 'Datenschutzerklärung Cookies', en: 'data protection cookies' },
  imprint: { de: 'Kontakt Betreiber', en: 'contact legal notice' },
  accessibility: { de: 'Rollstuhl barrierefrei Hindernis', en: 'wheelchair accessible barrier' },
  easyLanguage: { de: 'einfache Sprache', en: 'easy language plain English' },
};

/** The legal pages, for the search. */
export function legalPageDocuments(db: Db): DocumentSource {
  return {
    name: 'legal pages',
    tags: [legalPagesTag()],
    async *documents() {
      const pages = await Promise.all(LEGAL_KINDS.map((kind) => readLegalPage(db, kind)));
      yield pages.flatMap((page) =>
        page
          ? [
              {
                id: `page:${page.kind}`,
                kind: 'pages' as const,
                title: page.title,
                label: null,
                summary: { de: '', en: '' },
                keywords: [OTHER_NAMES[page.kind]],
                body: [page.html],
                art: null,
                paths: alternatePaths(page.kind),
                dates: [],
                facts: null,
              },
            ]
          : [],
      );
    },
  };
}
