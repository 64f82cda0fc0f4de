export {
  type ContentDocument,
  fromTree,
  idsIn,
  idsInOrder,
  idsWithin,
  type Module,
  moduleOf,
  type Place,
  placeOf,
  ROOT,
  toNode,
  toTree,
} from './document.ts';
export type { OperationError, OperationErrorCode } from './errors.ts';
export { type FieldPath, itemPath, valueAt } from './field-path.ts';
export { type Freshness, freshnessOf } from './freshness.ts';
export { documentBytes, LIMITS } from './limits.ts';
export type { Conflict } from './merge/conflict.ts';
export { type Merged, merge, mergeDocuments } from './merge/merge.ts';
export { apply, applyAll } from './operations/apply.ts';
export type { Applied, Operation } from './operations/operation.ts';
export { readNode, readTree } from './read-tree.ts';
export type { ContentTree, Id, Item, Json, ModuleNode, Values } from './tree.ts';
