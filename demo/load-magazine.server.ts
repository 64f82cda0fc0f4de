import { insertObjectTexts, textTree } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { articleTexts } from '#features/website/magazine/index.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, type Instant } from '#lib/venue-time.ts';
import { localizedColumns, toJson } from '#platform/database/columns.server.ts';
import { articleCategories, articles, articleTags } from './content/articles/index.ts';
import type { DemoArticle } from './content/articles/types.ts';
import { insertAll, insertBySlug } from './insert.server.ts';
import { publishContent } from './publish-content.server.ts';
import { withAssets } from './with-assets.ts';

type IdOf = (slug: string) => number;

/** The magazine of the demo venue, published in both languages. */
export async function loadMagazine(
  trx: Trx,
  { person, production, asset }: { person: IdOf; production: IdOf; asset: IdOf },
  { today, now }: { today: Day; now: Instant },
): Promise<void> {
  const category = await insertBySlug(
    trx,
    'article_categories',
    articleCategories.map(({ slug, style, name }, position) => ({
      slug,
      style_name: style,
      position,
      updated_at: now,
      ...localizedColumns('name', name),
    })),
  );
  const tag = await insertBySlug(
    trx,
    'article_tags',
    articleTags.map(({ slug, name }) => ({ slug, updated_at: now, ...localizedColumns('name', name) })),
  );
  const article = await insertBySlug(
    trx,
    'articles',
    articles.map(({ slug, category: of, medium, minutes, daysAgo, motif, title, lead }) => ({
      slug,
      category_id: category(of),
      medium,
      minutes,
      published_at: instantAt(addDays(today, -daysAgo), '08:00'),
      artwork: toJson({ motif }),
      updated_at: now,
      ...localizedColumns('title', title),
      ...localizedColumns('lead', lead),
    })),
  );
  for (const each of withAssets(articles, asset)) await publish(trx, article(each.slug), each, now);
  const links = (of: (each: DemoArticle) => number[]) =>
    articles.flatMap((each) => of(each).map((id) => ({ article_id: article(each.slug), id })));
  await insertAll(
    trx,
    'article_article_tags',
    links(({ tags }) => tags.map(tag)).map(({ article_id, id }) => ({ article_id, tag_id: id })),
  );
  await insertAll(
    trx,
    'article_productions',
    links(({ productions = [] }) => productions.map(production)).map(({ article_id, id }) => ({
      article_id,
      production_id: id,
    })),
  );
  await insertAll(
    trx,
    'article_relations',
    links(({ related = [] }) => related.map(article)).map(({ article_id, id }) => ({
      article_id,
      related_id: id,
    })),
  );
  await insertAll(
    trx,
    'article_authors',
    articles.flatMap(({ slug, authors }) =>
      authors.map((author, position) => ({
        article_id: article(slug),
        position,
        person_id: 'person' in author ? person(author.person) : null,
        name: 'name' in author ? author.name : null,
      })),
    ),
  );
}

/** The document of an article: its texts, and its modules behind them. */
async function publish(
  trx: Trx,
  id: number,
  { title, lead, modules }: DemoArticle,
  now: Instant,
): Promise<void> {
  const texts = textTree(articleTexts, { title, lead }, { richText: (html) => html });
  const documentId = await publishContent(trx, { modules: [...texts.modules, ...modules] }, now);
  await insertObjectTexts(trx, { contentType: 'article', objectId: id, documentId }, now);
}
