import { type ContentDocument, idsWithin, moduleOf, ownerOf } from '../document.ts';
import type { Id, Json } from '../tree.ts';
import type { Conflict } from './conflict.ts';
import { isMoved } from './order-keys.ts';
import type { Positions } from './positions.ts';
import { isSame } from './three-way.ts';

/** One editor's document with where everything stands in it. */
export interface Placed {
  document: ContentDocument;
  positions: Positions;
}

/**
 * The modules that remain of two editors' documents. A removed one is dropped, unless the other editor changed it or its
 * contents: then it is retained whole, with a conflict. Modules moved out of it before remain without one.
 */
export function mergedIds(
  base: ContentDocument,
  mine: Placed,
  theirs: Placed,
  conflicts: Conflict[],
): Set<Id> {
  const all = new Set([...Object.keys(theirs.document.modules), ...Object.keys(mine.document.modules)]);
  const remaining = new Set(
    [...all].filter((id) => isIn(mine, id) === isIn(theirs, id) || !moduleOf(base, id)),
  );
  retainEdited({ base, remover: mine, worker: theirs, by: 'mine' }, remaining, conflicts);
  retainEdited({ base, remover: theirs, worker: mine, by: 'theirs' }, remaining, conflicts);
  return remaining;
}

const isIn = ({ document }: Placed, id: Id): boolean => moduleOf(document, id) !== undefined;

interface Removal {
  base: ContentDocument;
  remover: Placed;
  worker: Placed;
  by: 'mine' | 'theirs';
}

function retainEdited(
  { base, remover, worker, by }: Removal,
  remaining: Set<Id>,
  conflicts: Conflict[],
): void {
  const removed = new Set(Object.keys(base.modules).filter((id) => isIn(worker, id) && !isIn(remover, id)));
  const isWorkedOn = (id: Id): boolean => {
    const position = worker.positions.get(id);
    const [now, before] = [worker.document.modules[id], base.modules[id]];
    return (position !== undefined && isMoved(position.key)) || !isSame(json(now), json(before));
  };
  for (const id of removed) {
    const place = base.places[id];
    const owner = place ? ownerOf(place) : null;
    const within = idsWithin(worker.document, id);
    if ((owner === null || !removed.has(owner)) && within.some(isWorkedOn)) {
      for (const each of within) remaining.add(each);
      conflicts.push({ kind: 'removed', id, by });
    }
  }
  for (const id of removed) {
    if (!remaining.has(id) && isWorkedOn(id))
      for (const each of idsWithin(worker.document, id)) remaining.add(each);
  }
}

const json = (value: unknown): Json | undefined => value as Json | undefined;
