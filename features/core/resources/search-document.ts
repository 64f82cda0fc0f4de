import type { ArtworkType } from '#features/core/artwork/index.ts';
import type { Localized, PerLanguage } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';

/** Kinds of search results. Each kind is a category of the search page. */
export const SEARCH_KINDS = [
  'productions',
  'events',
  'people',
  'series',
  'venues',
  'articles',
  'pages',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The two parts of a result (docs/product/search.md#parts): dates and plays, and everything else. */
export const SEARCH_GROUPS = {
  events: ['productions', 'events'],
  others: ['people', 'series', 'venues', 'articles', 'pages'],
} as const satisfies Record<string, readonly SearchKind[]>;
export type SearchGroup = keyof typeof SEARCH_GROUPS;

/** Facts that visitors search for in their own words: `ab 4`, `gratis`, `auf Englisch`. */
export interface SearchFacts {
  /** In years. */
  ages: { from: number; to: number };
  /** Some date of it costs nothing. */
  isFree: boolean;
  /** The languages it is in, in words; `null` where it is a date, and its production says so. */
  spoken: Localized | null;
}

/** Something that can be found, as its own feature describes it. */
export interface SearchDocument {
  /** Unique over all kinds, `production:7`. */
  id: string;
  kind: SearchKind;
  title: Localized;
  /** Label before the title's facts: a type, a category. `null` if the kind says enough. */
  label: Localized | null;
  /** One line below the title. */
  summary: Localized;
  /** Words it is found by that are not shown: genre, tags, people, rooms. */
  keywords: Localized[];
  /** Running text, HTML allowed. */
  body: Localized[];
  /** Seed of its picture; `null` when it has none. */
  art: { type: ArtworkType; slug: string } | null;
  /** Paths by language; it is found in those languages alone. */
  paths: PerLanguage<string>;
  /** Start and end of its dates: upcoming ones of a production, the one of an event. In order. */
  dates: { start: Instant; end: Instant }[];
  /** Facts beyond its words; `null` for entities without dates. */
  facts: SearchFacts | null;
  /** The id of its production: lists that show both leave the date out. */
  partOf?: string;
}

/** Source of search documents. Each feature offers its own from its own store; the search knows no table. */
export interface DocumentSource {
  name: string;
  /** Tags published when its documents may have changed. */
  tags: readonly CacheTag[];
  /** All its documents, in portions: between two of them the server answers. */
  documents(): AsyncIterable<SearchDocument[]>;
}
