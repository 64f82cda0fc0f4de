import {
  type ContentTree,
  type Fields,
  type Id,
  isShown,
  type Json,
  knownModule,
  type ModuleDefinition,
  NOTHING_LOADED,
  nodesOf,
  type Shown,
  shownFields,
} from '#features/core/documents/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Log } from '#platform/log.server.ts';
import { MODULES } from './definitions.ts';

/** Data that modules show beyond their own content, by module, and the tags of its dependencies. */
export interface FetchedModules {
  modules: Record<Id, Json>;
  tags: CacheTag[];
}

export const NOTHING_FETCHED: FetchedModules = { modules: {}, tags: [] };

/** Reads what all modules of one kind (or of a few) on a page show, at once for all of them, as plain data. */
export type ModuleLoader = (
  services: CalendarServices & { log: Log },
  tree: ContentTree,
  language: Language,
) => Promise<FetchedModules>;

/** The modules of a kind that a tree shows at the moment, with their values. */
export function shownOfKind<F extends Fields>(
  tree: ContentTree,
  { id: type, fields }: ModuleDefinition<F>,
  { language, at }: { language: Language; at: Instant },
): { id: Id; values: Shown<F> }[] {
  const context = { language, at, loaded: NOTHING_LOADED, showRichText: (html: string) => html };
  return [...nodesOf(tree.modules)].flatMap((node) => {
    const known = node.type === type && isShown(node, language, at) ? knownModule(MODULES, node) : null;
    return known ? [{ id: node.id, values: shownFields(fields, known.holding, context).values }] : [];
  });
}
