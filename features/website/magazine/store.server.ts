import { type SelectQueryBuilder, sql } from 'kysely';
import { type ArtworkSeed, artworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db, Tables } from '#features/database.server.ts';
import type { Audience } from '#lib/audience.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { StyleName } from './category-style.ts';
import type { Medium } from './medium.ts';

/** An article as lists need it. */
export interface ArticleListing {
  id: number;
  slug: string;
  art: ArtworkSeed;
  title: Localized;
  lead: Localized;
  category: NamedOption & { styleName: StyleName };
  medium: Medium;
  minutes: number;
  publishedAt: Instant;
  updatedAt: Instant;
  isOnline: boolean;
}

/** Filter of articles; all of them where it is empty. */
export interface ArticleFilter {
  category?: number | undefined;
  tag?: number | undefined;
  /** Those that belong to a production, or to an event. */
  production?: number | undefined;
  event?: number | undefined;
  ids?: readonly number[] | undefined;
  categories?: readonly number[] | undefined;
  except?: number | undefined;
}

/** Those that visitors see at `now`. */
const onlineArticles = (db: Db, filter: ArticleFilter, now: Instant) =>
  articlesOf(db, filter).where('articles.is_online', '=', true).where('articles.published_at', '<=', now);

function articlesOf(db: Db, filter: ArticleFilter) {
  const { category, tag, production, event, ids, categories, except } = filter;
  let query = db.selectFrom('articles');
  if (category !== undefined) query = query.where('articles.category_id', '=', category);
  if (categories !== undefined) query = query.where('articles.category_id', 'in', categories);
  if (ids !== undefined) query = query.where('articles.id', 'in', ids);
  if (except !== undefined) query = query.where('articles.id', '!=', except);
  if (tag !== undefined) query = linked(query, 'article_article_tags', 'tag_id', tag);
  if (production !== undefined || event !== undefined)
    query = query.where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('article_productions')
            .select('production_id')
            .whereRef('article_productions.article_id', '=', 'articles.id')
            .where('production_id', '=', production ?? 0),
        ),
        exists(
          selectFrom('article_events')
            .innerJoin('events', 'events.id', 'article_events.event_id')
            .select('event_id')
            .whereRef('article_events.article_id', '=', 'articles.id')
            .where(({ eb }) =>
              event === undefined
                ? eb('events.production_id', '=', production ?? 0)
                : eb('article_events.event_id', '=', event),
            ),
        ),
      ]),
    );
  return query;
}

function linked<O>(
  query: SelectQueryBuilder<Tables, 'articles', O>,
  through: 'article_article_tags',
  column: 'tag_id',
  id: number,
) {
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom(through)
        .select(column)
        .whereRef(`${through}.article_id`, '=', 'articles.id')
        .where(column, '=', id),
    ),
  );
}

const withCategory = (query: ReturnType<typeof onlineArticles>) =>
  query
    .innerJoin('article_categories', 'article_categories.id', 'articles.category_id')
    .leftJoin('assets as picture', (join) =>
      thatIsShown(join.onRef('picture.id', '=', 'articles.picture_id')),
    )
    .select(PICTURE_COLUMNS)
    .select([
      'article_categories.slug as category_slug',
      'article_categories.name_de as category_de',
      'article_categories.name_en as category_en',
      'article_categories.style_name',
    ])
    .selectAll('articles');

type ArticleRow = Awaited<ReturnType<ReturnType<typeof withCategory>['execute']>>[number];

function toListing(row: ArticleRow): ArticleListing {
  return {
    id: row.id,
    slug: row.slug,
    art: artOf(row, artworkSeed(row.slug, row.artwork)),
    title: localizedFrom(row, 'title'),
    lead: localizedFrom(row, 'lead'),
    category: {
      id: row.category_id,
      slug: row.category_slug,
      name: localizedFrom(row, 'category'),
      styleName: row.style_name,
    },
    medium: row.medium,
    minutes: row.minutes,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    isOnline: row.is_online,
  };
}

/** Articles that are online, the newest first. */
export async function listArticles(
  db: Db,
  filter: ArticleFilter,
  { now, offset = 0, limit }: { now: Instant; offset?: number; limit: number },
): Promise<ArticleListing[]> {
  const rows = await withCategory(onlineArticles(db, filter, now))
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(toListing);
}

/** One article its audience may see at `now`. */
export async function findArticle(
  db: Db,
  id: number,
  { now, audience }: { now: Instant; audience: Audience },
): Promise<ArticleListing | null> {
  const filter = { ids: [id] };
  const articles = audience === 'staff' ? articlesOf(db, filter) : onlineArticles(db, filter, now);
  const row = await withCategory(articles).executeTakeFirst();
  return row ? toListing(row) : null;
}

export async function countArticles(db: Db, filter: ArticleFilter, now: Instant): Promise<number> {
  const { total } = await onlineArticles(db, filter, now)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** When the next article after `now` comes online; `null` when none is planned. */
export async function findNextArticleAt(db: Db, now: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('articles')
    .select('published_at')
    .where('is_online', '=', true)
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? null;
}

/** Author of an article. */
export interface ArticleAuthor {
  name: string;
  /** Of the ensemble; `null` for a name alone. */
  person: { id: number; slug: string } | null;
}

/** Reads the authors of some articles, by article. */
export async function findAuthors(
  db: Db,
  articleIds: readonly number[],
): Promise<Map<number, ArticleAuthor[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('article_authors')
    .leftJoin('persons', 'persons.id', 'article_authors.person_id')
    .select(['article_id', 'article_authors.name', 'persons.id', 'persons.slug', 'persons.name as person'])
    .where('article_id', 'in', articleIds)
    .orderBy('article_id')
    .orderBy('position')
    .execute();
  const authors = new Map<number, ArticleAuthor[]>();
  for (const { article_id: article, name, id, slug, person } of rows) {
    const author = {
      name: person ?? name ?? '',
      person: id !== null && slug !== null ? { id, slug } : null,
    };
    authors.set(article, [...(authors.get(article) ?? []), author]);
  }
  return authors;
}

/** Reads the related productions, events and articles of an article, as ids. */
export async function findRelations(
  db: Db,
  articleId: number,
): Promise<{ productions: number[]; events: number[]; articles: number[] }> {
  const [productions, events, articles] = await Promise.all([
    db
      .selectFrom('article_productions')
      .select('production_id as id')
      .where('article_id', '=', articleId)
      .execute(),
    db.selectFrom('article_events').select('event_id as id').where('article_id', '=', articleId).execute(),
    db
      .selectFrom('article_relations')
      .select('related_id as id')
      .where('article_id', '=', articleId)
      .execute(),
  ]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { productions: ids(productions), events: ids(events), articles: ids(articles) };
}
