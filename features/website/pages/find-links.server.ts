import { documentTag } from '#features/core/documents/cache-tags.ts';
import {
  type ContentTree,
  type Definitions,
  type ReferenceKind,
  usesOf,
} from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { pagesTag } from './cache-tags.ts';
import { ADDRESSED_KINDS, findSlugs } from './link-store.server.ts';
import { readPublicPages } from './public-pages.server.ts';

interface Services {
  db: Db;
  cache: TaggedCache;
  clock: Clock;
}

/** Paths that links in content resolve to, by the entity they name: `page/7`. Targets that visitors cannot see are missing. */
export interface Links {
  links: Record<string, string>;
  /** Tags announced when the links to pages may have changed. */
  tags: CacheTag[];
}

/** Finds the paths of all entities a tree refers to, for visitors who read `language`. One query for each kind of entity. */
export async function findLinks(
  services: Services,
  content: ContentTree,
  language: Language,
  definitions: Definitions = MODULES,
): Promise<Links> {
  const ids = new Map<ReferenceKind, Set<number>>();
  for (const { kind, id } of usesOf(definitions, content))
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const idsOf = (kind: ReferenceKind) => [...(ids.get(kind) ?? [])];
  const [pages, ...others] = await Promise.all([
    pageLinks(services, idsOf('page'), language),
    ...ADDRESSED_KINDS.map(async (kind) => {
      const wanted = idsOf(kind);
      const found = wanted.length > 0 ? await findSlugs(services.db, kind, wanted, services.clock.now()) : [];
      return found.map(({ id, slug }) => [`${kind}/${id}`, pathTo(kind, language, { slug, id })] as const);
    }),
  ]);
  return { links: Object.fromEntries([...pages.links, ...others.flat()]), tags: pages.tags };
}

async function pageLinks(services: Services, ids: readonly number[], language: Language) {
  if (ids.length === 0) return { links: [], tags: [] };
  const { tree, isReadable } = await readPublicPages(services, language);
  const pages = ids.map((id) => tree.byId(id)).filter((page) => page !== null);
  return {
    links: pages.filter(isReadable).map((page) => [`page/${page.id}`, page.paths[language]] as const),
    tags: [pagesTag(), ...pages.map(({ documentId }) => documentTag(documentId))],
  };
}
