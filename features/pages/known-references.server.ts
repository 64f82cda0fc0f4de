import {
  type ContentTree,
  type KnownReferences,
  type Reference,
  type ReferenceKind,
  usesOf,
} from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/modules/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { ADDRESSED_KINDS, findSlugs } from './link-store.server.ts';
import { isVisible } from './page.ts';
import { readPageTree } from './page-tree.server.ts';

/** Which of the things that a document names visitors can see. */
export async function findKnownReferences(
  services: { db: Db; memory: TagMemory; clock: Clock },
  content: ContentTree,
): Promise<KnownReferences> {
  const ids = new Map<ReferenceKind, number[]>();
  for (const { kind, id } of usesOf(MODULES, content)) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  const tree = await readPageTree(services);
  const now = services.clock.now();
  const pages = (ids.get('page') ?? []).filter((id) => {
    const page = tree.byId(id);
    return page !== null && isVisible(page, now);
  });
  const found = await Promise.all(
    ADDRESSED_KINDS.map(async (kind) => {
      const wanted = ids.get(kind) ?? [];
      const slugs = wanted.length > 0 ? await findSlugs(services.db, kind, wanted) : [];
      return slugs.map(({ id }) => nameOf({ kind, id }));
    }),
  );
  const known = new Set([...found.flat(), ...pages.map((id) => nameOf({ kind: 'page', id }))]);
  return { exists: (reference) => known.has(nameOf(reference)), hasAltText: () => false };
}

const nameOf = ({ kind, id }: Reference) => `${kind}/${id}`;
