import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { GeneratedId } from '#platform/database/columns.server.ts';

/** Count of a query per day, with its latest number of hits. Stores nothing about the visitor. */
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
