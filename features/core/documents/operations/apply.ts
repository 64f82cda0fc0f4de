import { type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { duplicate } from './duplicate.ts';
import { insert } from './insert.ts';
import { insertItem } from './insert-item.ts';
import { markFresh } from './mark-fresh.ts';
import { move } from './move.ts';
import { moveItem } from './move-item.ts';
import type { Applied, Operation } from './operation.ts';
import { paste } from './paste.ts';
import { remove } from './remove.ts';
import { removeItem } from './remove-item.ts';
import { setColumns } from './set-columns.ts';
import { setField } from './set-field.ts';
import { setLanguages } from './set-languages.ts';
import { setOnline } from './set-online.ts';

type Apply<O> = (document: ContentDocument, operation: O) => Result<Applied, OperationError>;

const APPLY: { [Op in Operation['op']]: Apply<Extract<Operation, { op: Op }>> } = {
  insert,
  remove,
  move,
  duplicate,
  paste,
  'set-field': setField,
  'set-columns': setColumns,
  'set-languages': setLanguages,
  'set-online': setOnline,
  'mark-fresh': markFresh,
  'insert-item': insertItem,
  'remove-item': removeItem,
  'move-item': moveItem,
  batch: (document, { operations }) => applyAll(document, operations),
};

/**
 * A document after an operation, the inverse operation, and the changes. The input is not mutated. On an error nothing is
 * applied.
 */
export function apply(document: ContentDocument, operation: Operation): Result<Applied, OperationError> {
  // Each operation has its own function: the table's type says so.
  return (APPLY[operation.op] as Apply<Operation>)(document, operation);
}

/**
 * Several operations as one: the first that cannot be done takes all of them back.
 * @param doOne how each is done
 */
export function applyAll(
  document: ContentDocument,
  operations: readonly Operation[],
  doOne: Apply<Operation> = apply,
): Result<Applied, OperationError> {
  const inverses: Operation[] = [];
  const changed = new Set<Applied['changed'][number]>();
  let current = document;
  for (const operation of operations) {
    const applied = doOne(current, operation);
    if (!applied.ok) return applied;
    current = applied.value.document;
    inverses.push(applied.value.inverse);
    for (const each of applied.value.changed) changed.add(each);
  }
  return succeed({
    document: current,
    inverse: { op: 'batch', operations: inverses.reverse() },
    changed: [...changed],
  });
}
