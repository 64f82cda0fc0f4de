import type { ArtworkPick } from '#features/core/artwork/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalJsonColumn,
} from '#platform/database/columns.server.ts';
import type { StyleName } from './category-style.ts';
import type { Medium } from './medium.ts';

export type ArticleCategoryTable = {
  id: GeneratedId;
  slug: string;
  /** The class of its pages; empty where it has none. */
  style_name: StyleName;
  position: number;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

export type ArticleTagTable = {
  id: GeneratedId;
  slug: string;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

export type ArticleTable = {
  id: GeneratedId;
  slug: string;
  category_id: number;
  medium: Medium;
  /** Minutes to read, hear or watch it. */
  minutes: number;
  /** Of its day, and since when it is there. */
  published_at: Instant;
  is_online: FlagColumn;
  artwork: OptionalJsonColumn<ArtworkPick>;
  /** Of the library, in the place of the artwork. */
  picture_id: DefaultedColumn<number | null>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'title' | 'lead'>;

/** Authors of an article in the order they are named: each a member of the ensemble, or a name. */
export interface ArticleAuthorTable {
  article_id: number;
  position: number;
  person_id: number | null;
  name: string | null;
}

export interface MagazineTables {
  article_categories: ArticleCategoryTable;
  article_tags: ArticleTagTable;
  articles: ArticleTable;
  article_authors: ArticleAuthorTable;
  article_article_tags: { article_id: number; tag_id: number };
  article_productions: { article_id: number; production_id: number };
  article_events: { article_id: number; event_id: number };
  article_relations: { article_id: number; related_id: number };
}
