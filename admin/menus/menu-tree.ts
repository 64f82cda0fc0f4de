import type { Localized } from '../../lib/localized.ts';

export interface MenuEntry {
  name: Localized;
  url: Localized;
  has_tab_navigation: boolean;
  children?: MenuEntry[];
}

/** Position of an entry among its siblings; a child entry has its parent's position first. */
export type Place = readonly [number] | readonly [number, number];

/** Moves of an entry: one position up or down, below the one before it, or out to the upper level. */
export const MOVES = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof MOVES)[number];

/** The entries after a change, and the new position of the moved one. */
export interface Moved {
  entries: MenuEntry[];
  place: Place;
}

/** All places of a menu as they stand below each other. */
export function placesOf(entries: readonly MenuEntry[]): Place[] {
  return entries.flatMap((entry, at): Place[] => [
    [at],
    ...(entry.children ?? []).map((_, below): Place => [at, below]),
  ]);
}

export function entryAt(entries: readonly MenuEntry[], [at, below]: Place): MenuEntry | undefined {
  return below === undefined ? entries[at] : entries[at]?.children?.[below];
}

/** Moves an entry before `to`, an index in the menu without it. One with children remains on the top level. */
export function put(entries: readonly MenuEntry[], from: Place, to: Place): Moved | null {
  const entry = entryAt(entries, from);
  if (!entry || (to.length === 2 && (entry.children ?? []).length > 0)) return null;
  const rest = without(entries, from);
  const [at, below] = to;
  if (below === undefined)
    return { entries: rest.toSpliced(at, 0, { ...entry, children: entry.children ?? [] }), place: to };
  const parent = rest[at];
  if (!parent) return null;
  const { children: _, ...leaf } = entry;
  const children = (parent.children ?? []).toSpliced(below, 0, leaf);
  return { entries: rest.with(at, { ...parent, children }), place: to };
}

/** The menu without an entry and its children. */
export function without(entries: readonly MenuEntry[], [at, below]: Place): MenuEntry[] {
  if (below === undefined) return entries.toSpliced(at, 1);
  const parent = entries[at];
  return parent
    ? entries.with(at, { ...parent, children: (parent.children ?? []).toSpliced(below, 1) })
    : [...entries];
}

/** One step of an entry; `null` where that is impossible. */
export function step(entries: readonly MenuEntry[], from: Place, move: Move): Moved | null {
  const to = after(entries, from, move);
  return to && put(entries, from, to);
}

function after(entries: readonly MenuEntry[], [at, below]: Place, move: Move): Place | null {
  const below_ = (parent: number) => entries[parent]?.children?.length ?? 0;
  if (below === undefined) {
    if (move === 'up') return at > 0 ? [at - 1] : null;
    if (move === 'down') return at < entries.length - 1 ? [at + 1] : null;
    return move === 'in' && at > 0 && below_(at) === 0 ? [at - 1, below_(at - 1)] : null;
  }
  if (move === 'out') return [at + 1];
  if (move === 'up') return below > 0 ? [at, below - 1] : at > 0 ? [at - 1, below_(at - 1)] : null;
  if (move === 'down')
    return below < below_(at) - 1 ? [at, below + 1] : at < entries.length - 1 ? [at + 1, 0] : null;
  return null;
}

/**
 * Returns the place at which a dragged entry is dropped.
 * @param gap before which of the places of the menu without it, counted as they stand below each other
 * @param isBelow it is drawn towards the right: to stand below another one
 */
export function dropPlace(rest: readonly MenuEntry[], index: number, isBelow: boolean): Place {
  const before = placesOf(rest).slice(0, index);
  const last = before.at(-1);
  if (isBelow && last) return last.length === 1 ? [last[0], 0] : [last[0], last[1] + 1];
  return [before.filter((place) => place.length === 1).length];
}
