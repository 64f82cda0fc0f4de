import type { Json } from '#features/core/documents/index.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findArticleCards } from '#features/website/magazine/index.server.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { blogTeaserList } from './module.ts';

/** The newest articles, read once for all lists of a page. */
export const loadBlogTeasers: ModuleLoader = async (services, tree, language) => {
  const lists = shownOfKind(tree, blogTeaserList, { language, at: services.clock.now() });
  if (lists.length === 0) return NOTHING_FETCHED;
  const limit = Math.max(...lists.map(({ values: { items } }) => items ?? 0));
  const cards = await findArticleCards(services, {}, { limit, language });
  // Cards are plain data.
  const modules = lists.map(({ id, values: { items } }) => [
    id,
    cards.slice(0, items ?? 0) as unknown as Json,
  ]);
  return { modules: Object.fromEntries(modules), tags: [magazineTag()] };
};
