import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';

/** How often something was looked for on a day, and how much was found the last time. Nothing of who looked. */
export interface SearchKeywordTable {
  day: Day;
  language: Language;
  keyword: string;
  count: number;
  results: number;
}

export interface SearchTables {
  search_keywords: SearchKeywordTable;
}
