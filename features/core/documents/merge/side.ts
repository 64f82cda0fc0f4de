import type { Result } from '#lib/result.ts';
import { succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { apply } from '../operations/apply.ts';
import type { Operation } from '../operations/operation.ts';
import { singleOperations } from '../operations/single-operations.ts';
import type { Id } from '../tree.ts';

/** One editor's version of the document both started from. */
export interface Side {
  document: ContentDocument;
  /** Modules this editor put somewhere. */
  moved: ReadonlySet<Id>;
  /** Items this editor put somewhere, as `module/field/item`. */
  movedItems: ReadonlySet<string>;
}

/** A side by its operations; an error if one of them cannot be done on `base`. */
export function sideOf(
  base: ContentDocument,
  operations: readonly Operation[],
): Result<Side, OperationError> {
  const moved = new Set<Id>();
  const movedItems = new Set<string>();
  let document = base;
  for (const operation of operations.flatMap(singleOperations)) {
    const applied = apply(document, operation);
    if (!applied.ok) return applied;
    const after = applied.value.document;
    for (const id of idsPut(operation, document, after)) moved.add(id);
    if (operation.op === 'move-item') movedItems.add(`${operation.id}/${operation.field}/${operation.item}`);
    document = after;
  }
  return succeed({ document, moved, movedItems });
}

function idsPut(operation: Operation, before: ContentDocument, after: ContentDocument): Id[] {
  if (operation.op === 'move') return [operation.id];
  if (before.places === after.places) return [];
  return Object.keys(after.places).filter((id) => before.places[id] !== after.places[id]);
}
