import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type BareModule, type ContentTree, nodesOf } from './tree.ts';

/** Tells if visitors see a module in a language at a moment: its window includes its start, not its end. */
export function isShown(
  { languages, online_from, online_to }: BareModule,
  language: Language,
  at: Instant,
): boolean {
  if (languages && !languages.includes(language)) return false;
  return (online_from === undefined || online_from <= at) && (online_to === undefined || at < online_to);
}

/** Until when what is shown of a tree at a moment is right: when the next window opens or closes; `null`: permanently. */
export function shownUntil(tree: ContentTree, at: Instant): Instant | null {
  return boundsOf(tree).find((bound) => bound > at) ?? null;
}

/** Since when what is shown of a tree at a moment has been the same: when the last window opened or closed. */
export function shownSince(tree: ContentTree, at: Instant): Instant {
  return boundsOf(tree).findLast((bound) => bound <= at) ?? ALWAYS;
}

/** Before all that anybody plans. */
const ALWAYS: Instant = '1970-01-01T00:00:00.000Z';

/** All instants at which a window of a tree opens or closes, in their order. */
function boundsOf(tree: ContentTree): Instant[] {
  const bounds = [...nodesOf(tree.modules)].flatMap(({ online_from, online_to }) => [online_from, online_to]);
  return bounds.filter((bound) => bound !== undefined).toSorted();
}
