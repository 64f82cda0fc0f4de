import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type ArticleCard, toArticleCard } from './article-card.ts';
import {
  type ArticleAuthor,
  type ArticleFilter,
  type ArticleListing,
  countArticles,
  findAuthors,
  listArticles,
} from './store.server.ts';

interface Services {
  db: Db;
  clock: Clock;
}

export interface FoundArticles {
  articles: { article: ArticleListing; authors: ArticleAuthor[] }[];
  /** Articles on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** One page of the articles that are online, the newest first, with their authors. */
export async function findArticles(
  services: Services,
  { filter, page, pageSize }: { filter: ArticleFilter; page: number; pageSize: number },
): Promise<FoundArticles> {
  const { db, clock } = services;
  const now = clock.now();
  const [articles, total] = await Promise.all([
    withAuthors(db, await listArticles(db, filter, { now, offset: (page - 1) * pageSize, limit: pageSize })),
    countArticles(db, filter, now),
  ]);
  return { articles, total, page, pageSize };
}

/** The newest articles of a filter as lists show them; in two queries. Depends on the tag `magazine`. */
export async function findArticleCards(
  { db, clock }: Services,
  filter: ArticleFilter,
  { limit, language }: { limit: number; language: Language },
): Promise<ArticleCard[]> {
  const found = await withAuthors(db, await listArticles(db, filter, { now: clock.now(), limit }));
  return found.map(({ article, authors }) => toArticleCard(article, authors, language));
}

async function withAuthors(db: Db, articles: ArticleListing[]): Promise<FoundArticles['articles']> {
  const authors = await findAuthors(
    db,
    articles.map(({ id }) => id),
  );
  return articles.map((article) => ({ article, authors: authors.get(article.id) ?? [] }));
}
