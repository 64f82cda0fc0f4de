import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { SynonymGroup } from './synonyms.ts';

export interface CountedKeyword {
  day: Day;
  language: Language;
  keyword: string;
  /** How much was found. */
  results: number;
}

/** Counts a keyword that is known on this day once more; `false` when it is not. */
export async function incrementKeyword(
  db: Db,
  { day, language, keyword, results }: CountedKeyword,
): Promise<boolean> {
  const row = await db
    .updateTable('search_keywords')
    .set((eb) => ({ count: eb('count', '+', 1), results }))
    .where('day', '=', day)
    .where('language', '=', language)
    .where('keyword', '=', keyword)
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a keyword for the first time on a day, or once more when another was quicker. */
export async function insertKeyword(db: Db, counted: CountedKeyword): Promise<void> {
  await db
    .insertInto('search_keywords')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'keyword'])
        .doUpdateSet((eb) => ({ count: eb('search_keywords.count', '+', 1), results: counted.results })),
    )
    .execute();
}

export async function numberOfKeywords(db: Db, day: Day): Promise<number> {
  const row = await db
    .selectFrom('search_keywords')
    .select((eb) => eb.fn.countAll().as('number'))
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

export async function deleteKeywordsBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('search_keywords').where('day', '<', day).execute();
}

/** The words that mean the same, as the venue keeps them. */
export async function findSynonyms(db: Db): Promise<(SynonymGroup & { id: number })[]> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['id', 'language', 'words'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, language, words }) => ({
    id,
    language,
    words: words.split(',').map((word) => word.trim()),
  }));
}

export async function insertSynonyms(db: Db, rows: { language: Language; words: string }[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('search_synonyms').values(rows).execute();
}
