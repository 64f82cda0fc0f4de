export { cleanModule, cleanNode } from './clean.ts';
export { cleanOperations } from './clean-operations.ts';
export { compareDocuments, type FieldChange, type ModuleChange } from './compare.ts';
export {
  type Definitions,
  defineModule,
  type ModuleDefinition,
  newModule,
  registerModules,
} from './definition.ts';
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
export type { FieldError, FieldErrorCode } from './field-error.ts';
export { type FieldPath, itemPath, valueAt } from './field-path.ts';
export { choice } from './fields/choice.ts';
export { COLUMN_LAYOUTS, type ColumnLayout, columnSlots, columns } from './fields/columns.ts';
export { dateTime } from './fields/date-time.ts';
export {
  type Cleaner,
  type Fields,
  type FileView,
  type ImageView,
  type Loaded,
  NOTHING_LOADED,
  type Reference,
  type ReferenceKind,
  type ShowContext,
  type Words,
} from './fields/field.ts';
export { file } from './fields/file.ts';
export { flag } from './fields/flag.ts';
export { type ImageValue, image, type Picture } from './fields/image.ts';
export { ANCHOR, anchorId, type LinkValue, link, type ShownLink } from './fields/link.ts';
export { list } from './fields/list.ts';
export { number } from './fields/number.ts';
export { reference } from './fields/reference.ts';
export { richText } from './fields/rich-text.ts';
export {
  type ElementProps,
  type PropsOfField,
  readOnly,
  type Shown,
  type ShownFields,
  shownFields,
} from './fields/shown-fields.ts';
export { text } from './fields/text.ts';
export { url } from './fields/url.ts';
export { type Freshness, freshnessOf } from './freshness.ts';
export { type ModuleInput, operationsOfInput } from './input-operations.ts';
export { inputSchema } from './input-schema.ts';
export { knownModule, upToDate } from './known-module.ts';
export { documentBytes, LIMITS } from './limits.ts';
export type { Conflict } from './merge/conflict.ts';
export { type Merged, merge, mergeDocuments } from './merge/merge.ts';
export { nodesOf, searchText, summaryOf, type Use, usesOf } from './module-facts.ts';
export { apply, applyAll } from './operations/apply.ts';
export type { Applied, Operation } from './operations/operation.ts';
export { plainText } from './plain-text.ts';
export { type KnownReferences, type PublishFinding, publishChecks } from './publish-checks.ts';
export { readNode, readTree } from './read-tree.ts';
export type { ContentTree, Id, Item, Json, ModuleNode, Values } from './tree.ts';
export { validateChanges } from './validate-changes.ts';
export { validateModule } from './validate-module.ts';
export { mayStand, validatePlaces } from './validate-places.ts';
export { type WordChange, wordDiff } from './word-diff.ts';
