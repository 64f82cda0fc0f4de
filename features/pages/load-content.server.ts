import type { CalendarServices } from '#features/calendar/index.server.ts';
import { type ContentTree, type Loaded, type ReferenceKind, usesOf } from '#features/content/index.ts';
import { loadEventLists, MODULES } from '#features/modules/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { ADDRESSED_KINDS, findSlugs } from './link-store.server.ts';
import { isVisible } from './page.ts';
import { readPageTree } from './page-tree.server.ts';

/**
 * What a tree shows besides itself, read at once before it is rendered: where its links lead, and what its modules fetch. At
 * most one query for each kind of thing, however many modules there are.
 */
export async function loadContent(
  services: CalendarServices,
  content: ContentTree,
  language: Language,
): Promise<Loaded> {
  const [links, modules] = await Promise.all([
    findLinks(services, content, language),
    loadEventLists(services, content, language),
  ]);
  return { links, images: {}, files: {}, modules };
}

async function findLinks(
  services: CalendarServices,
  content: ContentTree,
  language: Language,
): Promise<Record<string, string>> {
  const ids = new Map<ReferenceKind, Set<number>>();
  for (const { kind, id } of usesOf(MODULES, content)) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const idsOf = (kind: ReferenceKind) => [...(ids.get(kind) ?? [])];
  const links = await Promise.all([
    pageLinks(services, idsOf('page'), language),
    ...ADDRESSED_KINDS.map(async (kind) => {
      const wanted = idsOf(kind);
      const found = wanted.length > 0 ? await findSlugs(services.db, kind, wanted) : [];
      return found.map(({ id, slug }) => [`${kind}/${id}`, pathTo(kind, language, { slug, id })] as const);
    }),
  ]);
  return Object.fromEntries(links.flat());
}

async function pageLinks(
  services: CalendarServices,
  ids: readonly number[],
  language: Language,
): Promise<(readonly [string, string])[]> {
  if (ids.length === 0) return [];
  const tree = await readPageTree(services);
  const now = services.clock.now();
  return ids.flatMap((id) => {
    const page = tree.byId(id);
    return page && isVisible(page, now) ? [[`page/${id}`, page.paths[language]] as const] : [];
  });
}
