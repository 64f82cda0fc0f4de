import type { PageName } from '#features/core/navigation/index.ts';
import type { Db, Tables } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';

/** Tables of pages with separate texts, and the columns one of which makes a page an English one. */
export const ENGLISH_TEXTS = {
  production: { table: 'productions', columns: ['title_en', 'lead_en', 'description_en'] },
  person: { table: 'persons', columns: ['role_en', 'biography_en'] },
  series: { table: 'series', columns: ['title_en', 'description_en'] },
  venue: { table: 'venues', columns: ['name_en', 'directions_en'] },
  article: { table: 'articles', columns: ['title_en', 'lead_en'] },
  magazineCategory: { table: 'article_categories', columns: ['name_en'] },
  magazineTag: { table: 'article_tags', columns: ['name_en'] },
  form: { table: 'forms', columns: ['title_en'] },
} as const satisfies Partial<Record<PageName, { table: keyof Tables; columns: readonly string[] }>>;

type Row = Readonly<Record<string, unknown>>;

/** The languages that texts of a row are written in: German always is. */
export function translationsOf(row: Row, columns: readonly string[]): Language[] {
  return LANGUAGES.filter((language) => language === 'de' || columns.some((column) => Boolean(row[column])));
}

/**
 * The languages a page is written in, listed for search engines: where English texts are missing, the English address shows
 * German ones and is no translation. An event has the texts of its production.
 */
export async function findTranslations(db: Db, page: PageName, id: number): Promise<readonly Language[]> {
  if (page === 'event') {
    const row = await db
      .selectFrom('events')
      .innerJoin('productions', 'productions.id', 'events.production_id')
      .select(ENGLISH_TEXTS.production.columns)
      .where('events.id', '=', id)
      .executeTakeFirst();
    return translationsOf(row ?? {}, ENGLISH_TEXTS.production.columns);
  }
  if (!(page in ENGLISH_TEXTS)) return LANGUAGES;
  const { table, columns } = ENGLISH_TEXTS[page as keyof typeof ENGLISH_TEXTS];
  const row = await db
    .selectFrom(table)
    .select(columns as never)
    .where('id', '=', id as never)
    .executeTakeFirst();
  return translationsOf(row ?? {}, columns);
}
