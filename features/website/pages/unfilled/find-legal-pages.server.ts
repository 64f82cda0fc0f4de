import { findAllPublished, findDraft } from '#features/core/documents/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { isVisible } from '../page.ts';
import { isTextPage, type TextPageName } from '../site-pages.ts';
import { findAllPages } from '../store.server.ts';
import { placeholdersIn } from './find-unfilled.server.ts';

/** A legal page as the list before opening knows it. */
export interface LegalPage {
  name: TextPageName;
  /** Places to fill in: those of the draft or of what is published, the larger number. */
  places: number;
  /** True if visitors can read it in German. */
  isReadable: boolean;
}

/** The legal pages with their places to fill in, in the languages that the house offers. */
export async function findLegalPages(
  db: Db,
  { now, languages }: { now: Instant; languages: readonly Language[] },
): Promise<LegalPage[]> {
  const pages = (await findAllPages(db)).filter((page) => isTextPage(page.siteName));
  const documents = pages.map(({ documentId }) => documentId);
  const published = await findAllPublished(db, documents, now);
  return Promise.all(
    pages.map(async (page) => {
      const draft = await findDraft(db, page.documentId);
      const states = published.filter(({ documentId }) => documentId === page.documentId);
      const written = states
        .filter(({ language }) => languages.includes(language))
        .map(({ language, content }) => ({
          language,
          places: placeholdersIn(content, { language, at: now }),
        }));
      const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);
      const drafted = languages.map((language) =>
        draft ? placeholdersIn(draft.content, { language, at: now }) : 0,
      );
      const german = written.find(({ language }) => language === 'de');
      return {
        name: page.siteName as TextPageName,
        places: Math.max(sum(drafted), sum(written.map(({ places }) => places))),
        isReadable: isVisible(page, now) && german?.places === 0,
      };
    }),
  );
}
