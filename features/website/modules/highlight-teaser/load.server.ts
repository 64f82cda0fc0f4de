import type { Json } from '#features/core/documents/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findEventTypeIds, findUpcoming, toEventCard } from '#features/programme/calendar/index.server.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findArticleCards } from '#features/website/magazine/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { type HighlightCategory, highlightTeaser } from './module.ts';
import type { ShownHighlight } from './shown-highlight.ts';

/** The next date of each chosen kind, the newest article for the magazine; those that have none are left out. */
export const loadHighlightTeasers: ModuleLoader = async (services, tree, language) => {
  const shown = shownOfKind(tree, highlightTeaser, { language, at: services.clock.now() });
  const chosen = shown.map(({ id, values }) => ({
    id,
    categories: [...new Set(values.categories.map(({ values: { category } }) => category))],
  }));
  const wanted = [...new Set(chosen.flatMap(({ categories }) => categories))];
  if (wanted.length === 0) return NOTHING_FETCHED;
  const found = await Promise.all(wanted.map((category) => findHighlight(services, category, language)));
  const highlights = new Map(found.flatMap((each) => (each ? [[each.category, each] as const] : [])));
  const modules = chosen.map(({ id, categories }) => [
    id,
    // Plain data.
    categories.flatMap((category) => highlights.get(category) ?? []) as unknown as Json,
  ]);
  return { modules: Object.fromEntries(modules), tags: [programmeTag(), magazineTag()] };
};

async function findHighlight(
  services: Parameters<ModuleLoader>[0],
  category: HighlightCategory,
  language: Language,
): Promise<ShownHighlight | null> {
  if (category === 'magazine') {
    const [card] = await findArticleCards(services, {}, { limit: 1, language });
    return card ? { category, art: card.art, path: card.path, title: card.title, day: card.day } : null;
  }
  const [type] = await findEventTypeIds(services, [category]);
  const [next] = type === undefined ? [] : await findUpcoming(services, { type, limit: 1 });
  if (!next) return null;
  const { art, path, title, day } = toEventCard(next.event, next.offer, language);
  return { category, art, path, title, day };
}
