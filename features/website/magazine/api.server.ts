import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { parseNumber } from '#lib/query-parameters.ts';
import { succeed } from '#lib/result.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import { readId, readPaging, readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { articleJson, articleTeaserJson } from './article-json.ts';
import { findArticles } from './find-articles.server.ts';
import { findArticleCategories, findArticleTags } from './option-store.server.ts';
import { type ArticleFilter, findArticle, findAuthors, listArticles } from './store.server.ts';

/** The newest articles, for a row of teasers. */
const TEASERS = 8;
const READ_ON: Record<Language, string> = { de: 'Weiterlesen', en: 'Keep reading' };

/**
 * `GET /articles/?category&tag&page`, `/articles/{id}/`, `/articles-teaser/`, `/article-categories/` and `/article-tags/`
 * (docs/product/magazine.md#calls).
 */
export function magazineApi(services: { db: Db; clock: Clock }) {
  const { db, clock } = services;
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  app.get('/articles', async (c) => {
    const filter = readQuery(c, parseArticleFilter);
    const found = await findArticles(services, { filter, ...readPaging(c) });
    const results = found.articles.map(({ article, authors }) =>
      articleJson(article, authors, c.get('language')),
    );
    return c.json(pageOfList(new URL(c.req.url), found, results));
  });

  app.get('/articles/:id', async (c) => {
    const id = readId(c);
    const article = await findArticle(db, id, { now: clock.now(), audience: 'visitors' });
    if (!article) throw new Problem(404, 'not_found', { detail: 'There is no such article.' });
    const language = c.get('language');
    const [authors, tags] = await Promise.all([findAuthors(db, [id]), findArticleTags(db, id)]);
    return c.json({
      ...articleJson(article, authors.get(id) ?? [], language),
      tags: tags.map((tag) => ({
        id: tag.id,
        slug: tag.slug,
        ...textsJson({ name: shown(tag.name, language) }),
      })),
    });
  });

  app.get('/articles-teaser', async (c) => {
    const language = c.get('language');
    const articles = await listArticles(db, {}, { now: clock.now(), limit: TEASERS });
    return c.json(articles.map((article) => articleTeaserJson(article, READ_ON[language], language)));
  });

  shortList(app, { path: '/article-categories', name: 'category' }, async (c) =>
    (await findArticleCategories(db)).map(({ id, slug, name, styleName, updatedAt }) => ({
      id,
      slug,
      ...textsJson({ name: shown(name, c.get('language')) }),
      style_name: styleName,
      updated_at: updatedAt,
    })),
  );

  shortList(app, { path: '/article-tags', name: 'tag' }, async (c) =>
    (await findArticleTags(db)).map(({ id, slug, name, updatedAt }) => ({
      id,
      slug,
      ...textsJson({ name: shown(name, c.get('language')) }),
      updated_at: updatedAt,
    })),
  );
  return app;
}

/** Which articles a call asks for. */
export function parseArticleFilter(query: URLSearchParams) {
  const category = parseNumber(query, 'category');
  if (!category.ok) return category;
  const tag = parseNumber(query, 'tag');
  if (!tag.ok) return tag;
  return succeed<ArticleFilter>({ category: category.value, tag: tag.value });
}
