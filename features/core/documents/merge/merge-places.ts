import { type ContentDocument, idsIn, ownerOf, type Place, placeOf, ROOT, slotOf } from '../document.ts';
import type { Id } from '../tree.ts';
import type { Conflict } from './conflict.ts';
import type { Placed } from './merged-ids.ts';
import { byKey, isMoved } from './order-keys.ts';
import { chosenPosition, type Position } from './positions.ts';

interface Placing {
  base: ContentDocument;
  mine: Placed;
  theirs: Placed;
  /** All that is there afterwards. */
  modules: ContentDocument['modules'];
}

/** Merges the positions of all modules of two editors. */
export function mergePlaces(
  { base, mine, theirs, modules }: Placing,
  conflicts: Conflict[],
): Pick<ContentDocument, 'order' | 'places'> {
  const chosen = new Map<Id, Position>();
  for (const id of Object.keys(modules)) {
    const position = chosenPosition(id, mine.positions, theirs.positions);
    if (position) chosen.set(id, position);
    if (isDisputed(id, mine, theirs)) conflicts.push(placeConflict(id, mine, theirs));
  }
  for (const id of breakCircles(chosen, modules, base)) conflicts.push(placeConflict(id, mine, theirs));
  return inOrder(chosen, modules);
}

/** Both moved it, and not to the same spot. */
function isDisputed(id: Id, mine: Placed, theirs: Placed): boolean {
  const [my, their] = [mine.positions.get(id), theirs.positions.get(id)];
  if (!my || !their || !isMoved(my.key) || !isMoved(their.key)) return false;
  return my.place !== their.place || my.key.interval !== their.key.interval;
}

function placeConflict(id: Id, mine: Placed, theirs: Placed): Conflict {
  const spot = ({ document }: Placed) => {
    const place = document.places[id] ?? ROOT;
    return { place, index: Math.max(0, idsIn(document, place)?.indexOf(id) ?? 0) };
  };
  return { kind: 'place', id, mine: spot(mine), theirs: spot(theirs) };
}

/**
 * One moved A into B while the other moved B into A: the one with the smaller id returns to its former place, independently
 * of the order of the merge. Returns those that were moved back.
 */
function breakCircles(
  chosen: Map<Id, Position>,
  modules: ContentDocument['modules'],
  base: ContentDocument,
): Id[] {
  const back = new Set<Id>();
  for (const id of Object.keys(modules).toSorted()) {
    for (let circle = circleAbove(id, chosen); circle; circle = circleAbove(id, chosen)) {
      const first = circle.toSorted()[0] as Id;
      const place = back.has(first) ? ROOT : (base.places[first] ?? ROOT);
      const at = idsIn(base, place)?.indexOf(first) ?? -1;
      chosen.set(first, { place, key: { interval: at < 0 ? Number.MAX_SAFE_INTEGER : at, run: '', at: 0 } });
      back.add(first);
    }
  }
  return [...back];
}

/** The modules that stand within one another around or above a module, if any do. */
function circleAbove(id: Id, chosen: ReadonlyMap<Id, Position>): Id[] | null {
  const seen: Id[] = [];
  for (let at: Id | null = id; at !== null; ) {
    if (seen.includes(at)) return seen.slice(seen.indexOf(at));
    seen.push(at);
    const position = chosen.get(at);
    at = position ? ownerOf(position.place) : null;
  }
  return null;
}

/** Every place with its modules. The contents of a removed slot are appended to the last one. */
function inOrder(
  chosen: ReadonlyMap<Id, Position>,
  modules: ContentDocument['modules'],
): Pick<ContentDocument, 'order' | 'places'> {
  const order: ContentDocument['order'] = { [ROOT]: [] };
  for (const [id, { slots = [] }] of Object.entries(modules)) {
    for (const slot of slots) order[placeOf(id, slot)] = [];
  }
  const places: ContentDocument['places'] = {};
  const put = (id: Id, place: Place) => {
    order[place]?.push(id);
    places[id] = place;
  };
  const sorted = [...chosen]
    .filter(([id]) => Object.hasOwn(modules, id))
    .toSorted(([one, a], [other, b]) => byPlace(a, b) || byKey([one, a.key], [other, b.key]));
  for (const [id, { place }] of sorted) if (Object.hasOwn(order, place)) put(id, place);
  for (const [id, { place }] of sorted) if (!Object.hasOwn(order, place)) put(id, otherPlace(place, modules));
  return { order, places };
}

const byPlace = (one: Position, other: Position): number =>
  one.place < other.place ? -1 : one.place > other.place ? 1 : 0;

function otherPlace(place: Place, modules: ContentDocument['modules']): Place {
  const owner = ownerOf(place);
  const slots = (owner !== null && Object.hasOwn(modules, owner) && modules[owner]?.slots) || [];
  const slot = slots.includes(slotOf(place)) ? slotOf(place) : slots.at(-1);
  return owner !== null && slot !== undefined ? placeOf(owner, slot) : ROOT;
}
