import type { ContentDocument, Place } from '../document.ts';
import type { Id } from '../tree.ts';
import { byKey, isMoved, type OrderKey, orderKeys } from './order-keys.ts';
import type { Side } from './side.ts';

/** Position of a module in one editor's document, relative to the document both started from. */
export interface Position {
  place: Place;
  key: OrderKey;
}

export type Positions = ReadonlyMap<Id, Position>;

export function positionsOf(base: ContentDocument, { document, moved }: Side): Positions {
  const positions = new Map<Id, Position>();
  for (const [place, ids] of Object.entries(document.order) as [Place, Id[]][]) {
    const keys = orderKeys(ids, base.order[place] ?? [], moved);
    for (const [id, key] of keys) positions.set(id, { place, key });
  }
  return positions;
}

/**
 * Chooses the position of a module: the one set by the editor who moved it. If both moved it, theirs wins; within one
 * gap the position that sorts first, so that nobody needs to be asked.
 */
export function chosenPosition(id: Id, mine: Positions, theirs: Positions): Position | undefined {
  const [my, their] = [mine.get(id), theirs.get(id)];
  if (!my || !their) return my ?? their;
  if (!isMoved(their.key)) return my;
  const isSamePosition =
    isMoved(my.key) && my.place === their.place && my.key.interval === their.key.interval;
  return isSamePosition && byKey([id, my.key], [id, their.key]) < 0 ? my : their;
}
