import {
  type ContentDocument,
  fromTree,
  type Id,
  idsInOrder,
  isShown,
  ownerOf,
  type Place,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { isSeenIn } from '../publishing/publish-calls.ts';
import type { Comparison } from '../versions/version-calls.ts';

/** State of a module compared with the published page: changed, published, or not visible to visitors. */
export type OutlineState = 'changed' | 'published' | 'unseen';

/**
 * The state of each module of a draft compared with its published version in a language. Ancestors of a changed, new or
 * removed module count as changed. Unpublished and invisible modules are unseen.
 * @param published the changes since the published version; `null` where nothing is published
 * @param at the instant the page is shown at
 */
export function outlineStates(
  draft: ContentDocument,
  published: Comparison | null,
  { language, at }: { language: Language; at: string },
): ReadonlyMap<Id, OutlineState> {
  const seen = published && fromTree(published.version).modules;
  const changed = published ? changedIds(draft, published, language) : new Set<Id>();
  const stateOf = (id: Id): OutlineState => {
    const module = draft.modules[id];
    if (!module || !seen || !Object.hasOwn(seen, id) || !isShown(module, language, at)) return 'unseen';
    return changed.has(id) ? 'changed' : 'published';
  };
  return new Map(idsInOrder(draft).map((id) => [id, stateOf(id)]));
}

function changedIds(draft: ContentDocument, { changes }: Comparison, language: Language): ReadonlySet<Id> {
  const changed = new Set<Id>();
  const markAncestors = (place: Place | undefined): void => {
    const owner = place === undefined ? null : ownerOf(place);
    if (owner === null || changed.has(owner)) return;
    changed.add(owner);
    markAncestors(draft.places[owner]);
  };
  for (const change of changes) {
    if (!isSeenIn(change, language)) continue;
    const { id, from } = change;
    markAncestors(from?.place);
    markAncestors(draft.places[id]);
    changed.add(id);
  }
  return changed;
}
