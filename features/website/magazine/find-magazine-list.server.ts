import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.server.ts';
import { type ArticleCard, toArticleCard } from './article-card.ts';
import type { StyleName } from './category-style.ts';
import { findArticles } from './find-articles.server.ts';
import { type MagazinePart, magazineAddress, type NamedPart, partName } from './magazine-address.ts';
import { type ArticleCategory, findArticleCategories, findArticleTags } from './option-store.server.ts';
import { type ArticleFilter, findNextArticleAt } from './store.server.ts';

/** Of the list on its page: whole runs of its pattern, so that a page of it can be made without the others. */
const PAGE_SIZE = 12;

/** Everything a list of the magazine shows on one of its pages. */
export interface MagazineList {
  language: Language;
  part: MagazinePart;
  /** Name of the category or the tag; `null` for all articles. */
  name: ShownText | null;
  styleName: StyleName | null;
  page: number;
  /** True if there is a page after this one. */
  more: boolean;
  total: number;
  cards: ArticleCard[];
  categories: { id: number; name: ShownText; path: string; isCurrent: boolean }[];
}

/** Finds the category or tag of a magazine list by the name in its address; `null` if it does not exist. */
export async function findMagazinePart(
  { db }: { db: Db },
  kind: 'category' | 'tag',
  id: number,
): Promise<NonNullable<MagazinePart> | null> {
  const found = await findOption(db, kind, id);
  return found ? { kind, id, slug: found.slug } : null;
}

/** The category and the tag a filter names, in this order; `null` for an unknown name, empty where it names none. */
export async function findNamedParts(
  { db }: { db: Db },
  filter: Pick<ArticleFilter, 'category' | 'tag'>,
  language: Language,
): Promise<NamedPart[] | null> {
  const parts: NamedPart[] = [];
  for (const kind of ['category', 'tag'] as const) {
    const id = filter[kind];
    if (id === undefined) continue;
    const found = await findOption(db, kind, id);
    if (!found) return null;
    parts.push({ kind, id, slug: found.slug, name: partName(kind, shown(found.name, language).text) });
  }
  return parts;
}

async function findOption(db: Db, kind: 'category' | 'tag', id: number) {
  const all = kind === 'category' ? await findArticleCategories(db) : await findArticleTags(db);
  return all.find((each) => each.id === id);
}

/** One page of the articles of the magazine, of a category or of a tag, and for how many seconds it is right (docs/product/magazine.md#lists). */
export async function findMagazineList(
  services: { db: Db; clock: Clock; log: Log },
  { part, page, language }: { part: MagazinePart; page: number; language: Language },
): Promise<MagazineList & { freshForSeconds: number }> {
  const { db, clock } = services;
  const filter = part ? { [part.kind]: part.id } : {};
  const [found, categories, tags, next] = await Promise.all([
    findArticles(services, { filter, page, pageSize: PAGE_SIZE }),
    categoriesOrNone(services),
    part?.kind === 'tag' ? findArticleTags(db) : [],
    findNextArticleAt(db, clock.now()),
  ]);
  const isCurrent = ({ id }: { id: number }) => part?.kind === 'category' && part.id === id;
  const current = categories.find(isCurrent) ?? tags.find(({ id }) => part?.id === id);
  const shownOf = found.articles.length;
  return {
    language,
    part,
    name: current ? shown(current.name, language) : null,
    styleName: categories.find(isCurrent)?.styleName ?? null,
    page,
    more: shownOf > 0 && (page - 1) * PAGE_SIZE + shownOf < found.total,
    total: found.total,
    cards: found.articles.map(({ article, authors }) => toArticleCard(article, authors, language)),
    categories: categories.map((category) => ({
      id: category.id,
      name: shown(category.name, language),
      path: magazineAddress(language, { kind: 'category', id: category.id, slug: category.slug }),
      isCurrent: isCurrent(category),
    })),
    freshForSeconds: secondsUntil([next], clock.now()),
  };
}

/** Without its categories the list is there all the same. */
async function categoriesOrNone({ db, log }: { db: Db; log: Log }): Promise<ArticleCategory[]> {
  try {
    return await findArticleCategories(db);
  } catch (error) {
    log.error({ err: error }, 'could not read the magazine categories');
    return [];
  }
}
