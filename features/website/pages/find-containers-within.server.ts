import { documentTag } from '#features/core/documents/cache-tags.ts';
import type { ContentTree, Id, ModuleNode } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import { containerModule, shownOfKind } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { containersTag } from './cache-tags.ts';
import { findContainersNamed } from './container-store.server.ts';
import { findShownContent } from './shown-content.server.ts';
import { anchorsOf, withUniqueAnchors } from './unique-anchors.ts';

/** Containers in containers. */
const DEEPEST = 3;
/** Limit per page; further ones show nothing. */
const MOST = 50;

interface Within {
  within: Record<Id, ModuleNode[]>;
  tags: CacheTag[];
  /** When something that is planned of one of them starts. */
  changesAt: (Instant | null)[];
}

/**
 * Finds the published content of the containers a tree places, and of those they place: one query for each level. A
 * container shows nothing within itself, and has separate anchors in each place (docs/product/content.md#containers).
 */
export async function findContainersWithin(
  services: { db: Db; cache: TaggedCache },
  content: ContentTree,
  { language, now }: { language: Language; now: Instant },
): Promise<Within> {
  const found: Within = { within: {}, tags: [], changesAt: [] };
  const anchors = anchorsOf(content.modules);
  let level = placedIn(content, [], { language, at: now });
  for (let depth = 1; depth <= DEEPEST && level.length > 0; depth += 1) {
    const next: Placed[] = [];
    const containers = await findContainersNamed(services.db, [...new Set(level.map(({ slug }) => slug))]);
    for (const { id, slug, ancestors } of level) {
      const container = containers.find((each) => each.slug === slug);
      if (!container || Object.keys(found.within).length === MOST) continue;
      const { documentId } = container;
      const shown = await findShownContent(services, documentId, 'published', { language, now });
      found.tags.push(documentTag(documentId));
      found.changesAt.push(shown?.changesAt ?? null);
      const isGermanAlone = shown?.language !== language;
      const placed = (shown?.content.modules ?? []).map((node) => placedNode(node, id, isGermanAlone));
      const modules = withUniqueAnchors(placed, anchors);
      for (const anchor of anchorsOf(modules)) anchors.add(anchor);
      found.within[id] = modules;
      next.push(...placedIn({ modules }, [...ancestors, slug], { language, at: now }));
    }
    found.tags.push(containersTag());
    level = next;
  }
  return found;
}

/** A container that is placed: by which module, and within which others. */
interface Placed {
  id: Id;
  slug: string;
  ancestors: string[];
}

function placedIn(
  tree: ContentTree,
  ancestors: string[],
  view: { language: Language; at: Instant },
): Placed[] {
  return shownOfKind(tree, containerModule, view).flatMap(({ id, values: { slug } }) =>
    slug && !ancestors.includes(slug) ? [{ id, slug, ancestors }] : [],
  );
}

/** A node under its own name. Where German alone is published, its English texts may be a draft. */
function placedNode(node: ModuleNode, ancestors: Id, isGermanAlone: boolean): ModuleNode {
  const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [
    slot,
    nodes.map((each) => placedNode(each, ancestors, isGermanAlone)),
  ]);
  return {
    ...node,
    id: `${ancestors}.${node.id}`,
    ...(isGermanAlone ? { text: { de: node.text.de, en: {} } } : {}),
    ...(node.slots ? { slots: Object.fromEntries(slots) } : {}),
  };
}
