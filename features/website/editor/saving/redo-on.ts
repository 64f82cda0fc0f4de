import {
  apply,
  type ContentDocument,
  type Id,
  isSame,
  itemsOf,
  type Json,
  type Module,
  moduleOf,
  type Operation,
  ownerOf,
  type Place,
  pathParts,
  placeOf,
  type RemoveItem,
  type SetField,
  singleOperations,
  toNode,
  valueAt,
} from '#features/core/documents/index.ts';
import { type Disputed, isSameDispute, restoreItem } from './disputed.ts';

/** The states of a draft between which others changed it. */
export interface States {
  before: ContentDocument;
  now: ContentDocument;
  /** The document on the page, for values that would be lost. */
  shown: ContentDocument;
}

/** Result of operations redone on another state of the draft. */
export interface Redone {
  document: ContentDocument;
  /** As they can be done there. */
  operations: Operation[];
  /** Conflicts: operations whose target was removed, or changes others made as well. */
  disputed: Disputed[];
}

/**
 * Rebases operations on a changed draft. A step of several operations remains one where all of them apply; else they are
 * applied separately. No change is dropped without being disputed.
 */
export function redoOn(states: States, operations: readonly Operation[]): Redone {
  const redone: Redone = { document: states.now, operations: [], disputed: [] };
  for (const operation of operations) {
    const parts = singleOperations(operation).map((part) => ({ part, disputed: disputeOver(part, states) }));
    const isFree = parts.every(({ disputed }) => disputed === null);
    if (isFree && isDone(operation, redone)) continue;
    for (const { part, disputed } of parts) {
      const lost = disputed ?? redoPart(part, states, redone);
      if (lost && !redone.disputed.some((each) => isSameDispute(each, lost))) redone.disputed.push(lost);
    }
  }
  return redone;
}

/** Does a part where that can be done; else tells what is lost with it. */
function redoPart(operation: Operation, states: States, redone: Redone): Disputed | null {
  return isDone(inLastColumn(operation, redone.document), redone) ? null : lostWith(operation, states);
}

/** Applies an operation after those before it; tells if that was possible. */
function isDone(operation: Operation, redone: Redone): boolean {
  const applied = apply(redone.document, operation);
  if (!applied.ok) return false;
  redone.document = applied.value.document;
  redone.operations.push(operation);
  return true;
}

/** Returns the conflict between changes of both sides, if an operation is part of it. */
function disputeOver(operation: Operation, { before, now, shown }: States): Disputed | null {
  if (!('id' in operation)) return null;
  const { id } = operation;
  const [was, is] = [moduleOf(before, id), moduleOf(now, id)];
  if (!was || !is) return null;
  switch (operation.op) {
    case 'set-field':
      return removedItem(operation, was, is, shown) ?? changedField(operation, was, is);
    case 'remove':
      return isSame(json(toNode(before, id)), json(toNode(now, id)))
        ? null
        : { kind: 'removed', id, by: 'mine', mine: shown };
    case 'remove-item':
      return isSameItem(operation, before, now) ? null : { ...itemOf(operation), by: 'mine', mine: shown };
    default:
      return null;
  }
}

function changedField({ id, language, field, value }: SetField, was: Module, is: Module): Disputed | null {
  const theirs = valueAt(is, language, field);
  if (isSame(valueAt(was, language, field), theirs) || isSame(value, theirs)) return null;
  return { kind: 'field', id, field, language, mine: value, theirs };
}

/** Others removed the item that a text belongs to. */
function removedItem(
  { id, field: path }: SetField,
  was: Module,
  is: Module,
  shown: ContentDocument,
): Disputed | null {
  const { field, within } = pathParts(path) ?? {};
  if (!(field && within)) return null;
  const { item } = within;
  const has = (module: Module) => itemsOf(module, field).some((each) => each.id === item);
  return has(was) && !has(is) ? { kind: 'removed-item', id, field, item, by: 'theirs', mine: shown } : null;
}

/** Tells if an item is equal in both, or missing in one of them. */
function isSameItem(operation: RemoveItem, before: ContentDocument, now: ContentDocument): boolean {
  const [was, is] = [restoreItem(operation, before), restoreItem(operation, now)];
  return !was || !is || isSame(json({ ...was, index: 0 }), json({ ...is, index: 0 }));
}

const itemOf = ({ id, field, item }: RemoveItem) => ({ kind: 'removed-item' as const, id, field, item });

const json = (value: unknown): Json => value as Json;

/**
 * Redirects an operation for a column others removed to the end of the last remaining column, like the column's former
 * content.
 */
function inLastColumn(operation: Operation, document: ContentDocument): Operation {
  if (!('place' in operation) || document.order[operation.place]) return operation;
  const owner = ownerOf(operation.place);
  const last = owner === null ? undefined : moduleOf(document, owner)?.slots?.at(-1);
  if (owner === null || last === undefined) return operation;
  const place: Place = placeOf(owner, last);
  return { ...operation, place, index: document.order[place]?.length ?? 0 };
}

/**
 * Returns the loss caused by an operation that cannot be applied: the module it changes, or inserts into, if others
 * removed it.
 */
function lostWith(operation: Operation, { now, shown }: States): Disputed | null {
  const id = workedOn(operation);
  return id === null || moduleOf(now, id) ? null : { kind: 'removed', id, by: 'theirs', mine: shown };
}

const workedOn = (operation: Operation): Id | null => {
  if ('id' in operation) return operation.id;
  return 'place' in operation ? ownerOf(operation.place) : null;
};
