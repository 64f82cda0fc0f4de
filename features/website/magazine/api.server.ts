import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { teaserAnswer } from '#features/programme/calendar/index.server.ts';
import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { parseNumber } from '#lib/query-parameters.ts';
import { succeed } from '#lib/result.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import { json } from '#platform/http/answer.server.ts';
import {
  dated,
  fallback,
  instant,
  link,
  named,
  pageOf,
  thumbnails,
} from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, numberParameter, pagingInQuery } from '#platform/http/inputs.server.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { articleJson, articleTeaserJson } from './article-json.ts';
import { STYLE_NAME } from './category-style.ts';
import { findArticles } from './find-articles.server.ts';
import { MEDIA } from './medium.ts';
import { findArticleCategories, findArticleTags } from './option-store.server.ts';
import { type ArticleFilter, findArticle, findAuthors, listArticles } from './store.server.ts';

/** The newest articles, for a row of teasers. */
const TEASERS = 8;
const READ_ON = msg`Keep reading`;

const group = 'Magazine';

const articleAnswer = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  category: z.strictObject({ ...named.shape, style_name: z.enum(STYLE_NAME) }),
  medium: z.enum(MEDIA),
  minutes: z.int(),
  authors: z.array(z.strictObject({ name: z.string(), link: link.nullable() })),
  published_at: instant,
  link,
  image_thumbnails: thumbnails,
  fallback,
  ...dated,
});

/** Filter of articles in a call or a feed. */
export const articleFilterInQuery: Input<ArticleFilter> = {
  parameters: [
    numberParameter('category', 'Only articles of this category.'),
    numberParameter('tag', 'Only articles with this tag.'),
  ],
  problems: [400],
  read: (c) => readQuery(c, parseArticleFilter),
};

/**
 * `GET /articles/?category&tag&page`, `/articles/{id}/`, `/articles-teaser/`, `/article-categories/` and `/article-tags/`
 * (docs/product/magazine.md#calls).
 */
export function magazineApi(services: { db: Db; clock: Clock }) {
  const { db, clock } = services;
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });

  call(
    'GET /articles/',
    {
      summary: 'The articles that are online, the newest first.',
      takes: { filter: articleFilterInQuery, paging: pagingInQuery() },
      answer: json('One page of articles.', pageOf(articleAnswer)),
    },
    async (c, { filter, paging }) => {
      const found = await findArticles(services, { filter, ...paging });
      const results = found.articles.map(({ article, authors }) =>
        articleJson(article, authors, c.get('language')),
      );
      return pageOfList(new URL(c.req.url), found, results);
    },
  );

  call(
    'GET /articles/:id/',
    {
      summary: 'One article, with its tags.',
      takes: { id: idInPath },
      answer: json('The article.', z.strictObject({ ...articleAnswer.shape, tags: z.array(named) })),
      problems: [404],
    },
    async (c, { id }) => {
      const article = await findArticle(db, id, { now: clock.now(), audience: 'visitors' });
      if (!article) throw new Problem(404, 'not_found', { detail: 'There is no such article.' });
      const language = c.get('language');
      const [authors, tags] = await Promise.all([findAuthors(db, [id]), findArticleTags(db, id)]);
      return {
        ...articleJson(article, authors.get(id) ?? [], language),
        tags: tags.map((tag) => ({
          id: tag.id,
          slug: tag.slug,
          ...textsJson({ name: shown(tag.name, language) }),
        })),
      };
    },
  );

  call(
    'GET /articles-teaser/',
    {
      summary: 'The newest articles, as teasers.',
      answer: json('At most eight.', z.array(teaserAnswer)),
    },
    async (c) => {
      const language = c.get('language');
      const articles = await listArticles(db, {}, { now: clock.now(), limit: TEASERS });
      return articles.map((article) => articleTeaserJson(article, translate(READ_ON, language), language));
    },
  );

  shortList(
    app,
    {
      path: '/article-categories',
      name: 'category',
      group,
      summary: 'The categories of the magazine.',
      one: 'One category.',
      schema: z.strictObject({ ...named.shape, style_name: z.enum(STYLE_NAME), ...dated }),
    },
    async (c) =>
      (await findArticleCategories(db)).map(({ id, slug, name, styleName, updatedAt }) => ({
        id,
        slug,
        ...textsJson({ name: shown(name, c.get('language')) }),
        style_name: styleName,
        updated_at: updatedAt,
      })),
  );

  shortList(
    app,
    {
      path: '/article-tags',
      name: 'tag',
      group,
      summary: 'The tags of the magazine.',
      one: 'One tag.',
      schema: z.strictObject({ ...named.shape, ...dated }),
    },
    async (c) =>
      (await findArticleTags(db)).map(({ id, slug, name, updatedAt }) => ({
        id,
        slug,
        ...textsJson({ name: shown(name, c.get('language')) }),
        updated_at: updatedAt,
      })),
  );
  return app;
}

function parseArticleFilter(query: URLSearchParams) {
  const category = parseNumber(query, 'category');
  if (!category.ok) return category;
  const tag = parseNumber(query, 'tag');
  if (!tag.ok) return tag;
  return succeed<ArticleFilter>({ category: category.value, tag: tag.value });
}
