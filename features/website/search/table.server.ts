import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { GeneratedId } from '#platform/database/columns.server.ts';

/** How often something was looked for on a day, and how much was found the last time. Nothing of who looked. */
export interface SearchKeywordTable {
  day: Day;
  language: Language;
  keyword: string;
  count: number;
  results: number;
}

/** Words of one language that mean the same, with commas between them. */
export interface SearchSynonymTable {
  id: GeneratedId;
  language: Language;
  words: string;
}

export interface SearchTables {
  search_synonyms: SearchSynonymTable;
  search_keywords: SearchKeywordTable;
}
