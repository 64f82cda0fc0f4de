import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { StyleName } from './category-style.ts';

export interface ArticleCategory extends NamedOption {
  styleName: StyleName;
  updatedAt: Instant;
}

/** The categories of the magazine in their order. */
export async function findArticleCategories(db: Db): Promise<ArticleCategory[]> {
  const rows = await db
    .selectFrom('article_categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    styleName: row.style_name,
    updatedAt: row.updated_at,
  }));
}

export interface ArticleTag extends NamedOption {
  updatedAt: Instant;
}

/** All tags, or those of one article, by their names. */
export async function findArticleTags(db: Db, articleId?: number): Promise<ArticleTag[]> {
  let query = db.selectFrom('article_tags').selectAll().orderBy('slug');
  if (articleId !== undefined)
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('article_article_tags').select('tag_id').where('article_id', '=', articleId),
    );
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    updatedAt: row.updated_at,
  }));
}

/** How many articles visitors see for each tag at `now`. */
export async function countByTag(db: Db, now: Instant): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('article_article_tags')
    .innerJoin('articles', 'articles.id', 'article_article_tags.article_id')
    .select(({ fn }) => ['tag_id', fn.countAll<number>().as('articles')])
    .where('articles.is_online', '=', true)
    .where('articles.published_at', '<=', now)
    .groupBy('tag_id')
    .execute();
  return new Map(rows.map(({ tag_id, articles }) => [tag_id, Number(articles)]));
}

/** The names of the tags of some articles, by the article. */
export async function findTagsOfArticles(
  db: Db,
  articleIds: readonly number[],
): Promise<Map<number, Localized[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('article_article_tags')
    .innerJoin('article_tags', 'article_tags.id', 'article_article_tags.tag_id')
    .select(['article_id', 'name_de', 'name_en'])
    .where('article_id', 'in', articleIds)
    .execute();
  const byArticle = Map.groupBy(rows, ({ article_id }) => article_id);
  return new Map([...byArticle].map(([id, tags]) => [id, tags.map((tag) => localizedFrom(tag, 'name'))]));
}
