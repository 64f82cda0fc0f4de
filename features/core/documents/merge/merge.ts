import { fail, type Result, succeed } from '#lib/result.ts';
import { type ContentDocument, moduleOf } from '../document.ts';
import type { OperationError } from '../errors.ts';
import type { Operation } from '../operations/operation.ts';
import type { Conflict } from './conflict.ts';
import { mergeModule } from './merge-module.ts';
import { mergePlaces } from './merge-places.ts';
import { mergedIds } from './merged-ids.ts';
import { positionsOf } from './positions.ts';
import { type Side, sideOf } from './side.ts';

export interface Merged {
  document: ContentDocument;
  /** Conflicting changes: the document has theirs, and a person chooses. */
  conflicts: Conflict[];
}

/**
 * Merges the changes two editors made to one document. Changes to different modules, fields or languages are all
 * included, whichever came first: only conflicts depend on which side is `mine`. No change of either side is lost
 * without a conflict.
 * @param theirs what is saved already
 * @returns an error if an operation cannot be done on `base`
 * @internal For tests, until the editor is here.
 */
export function merge(
  base: ContentDocument,
  mine: readonly Operation[],
  theirs: readonly Operation[],
): Result<Merged, OperationError & { side: 'mine' | 'theirs' }> {
  const mySide = sideOf(base, mine);
  if (!mySide.ok) return fail({ ...mySide.error, side: 'mine' });
  const theirSide = sideOf(base, theirs);
  if (!theirSide.ok) return fail({ ...theirSide.error, side: 'theirs' });
  return succeed(mergeSides(base, mySide.value, theirSide.value));
}

/** The same without operations: moves are found by comparing the documents. */
export function mergeDocuments(
  base: ContentDocument,
  mine: ContentDocument,
  theirs: ContentDocument,
): Merged {
  return mergeSides(base, asSide(mine), asSide(theirs));
}

const asSide = (document: ContentDocument): Side => ({ document, moved: new Set(), movedItems: new Set() });

function mergeSides(base: ContentDocument, mine: Side, theirs: Side): Merged {
  const conflicts: Conflict[] = [];
  const my = { document: mine.document, positions: positionsOf(base, mine) };
  const their = { document: theirs.document, positions: positionsOf(base, theirs) };
  const modules: ContentDocument['modules'] = {};
  for (const id of mergedIds(base, my, their, conflicts)) {
    const sides = {
      base: moduleOf(base, id),
      mine: moduleOf(mine.document, id),
      theirs: moduleOf(theirs.document, id),
    };
    const movedItems = { mine: mine.movedItems, theirs: theirs.movedItems };
    const module =
      sides.mine && sides.theirs ? mergeModule(sides, movedItems, conflicts) : (sides.mine ?? sides.theirs);
    if (module) modules[id] = module;
  }
  const placed = mergePlaces({ base, mine: my, theirs: their, modules }, conflicts);
  return { document: { modules, ...placed, rest: theirs.document.rest }, conflicts };
}
