import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type BareModule, type ContentTree, nodesOf } from './tree.ts';

/** Whether visitors see a module in a language at a moment: its window includes its beginning, not its end. */
export function isShown(
  { languages, online_from, online_to }: BareModule,
  language: Language,
  at: Instant,
): boolean {
  if (languages && !languages.includes(language)) return false;
  return (online_from === undefined || online_from <= at) && (online_to === undefined || at < online_to);
}

/** Until when what is shown of a tree at a moment is right: when the next window opens or closes; `null`: for good. */
export function shownUntil(tree: ContentTree, at: Instant): Instant | null {
  let next: Instant | null = null;
  for (const { online_from, online_to } of nodesOf(tree.modules)) {
    for (const bound of [online_from, online_to]) {
      if (bound !== undefined && bound > at && (next === null || bound < next)) next = bound;
    }
  }
  return next;
}
