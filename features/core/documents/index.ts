export { compareDocuments, type FieldChange, type ModuleChange } from './compare.ts';
export {
  type Definitions,
  defineModule,
  defineTexts,
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
  ownerOf,
  type Place,
  placeOf,
  ROOT,
  toNode,
  toTree,
} from './document.ts';
export type { OperationError } from './errors.ts';
export type { FieldError } from './field-error.ts';
export { itemsOf, pathParts, valueAt } from './field-path.ts';
export { choice } from './fields/choice.ts';
export { COLUMN_LAYOUTS, columnSlots, columns } from './fields/columns.ts';
export { container } from './fields/container.ts';
export { dateTime } from './fields/date-time.ts';
export {
  type AnyField,
  type Cleaner,
  type Fields,
  type Loaded,
  NOTHING_LOADED,
  type ReferenceKind,
  type ShowContext,
} from './fields/field.ts';
export { fieldAt } from './fields/field-at.ts';
export { file } from './fields/file.ts';
export { flag } from './fields/flag.ts';
export { image, type Picture } from './fields/image.ts';
export { ANCHOR, anchorId, LINK_TARGETS, type LinkValue, link, type ShownLink } from './fields/link.ts';
export { list } from './fields/list.ts';
export { number } from './fields/number.ts';
export { reference } from './fields/reference.ts';
export { richText } from './fields/rich-text.ts';
export {
  type ElementProps,
  type FieldEditing,
  type Shown,
  type ShownFields,
  shownFields,
  valuesOf,
} from './fields/shown-fields.ts';
export { text } from './fields/text.ts';
export { url } from './fields/url.ts';
export { freshnessOf, markOf } from './freshness.ts';
export { insertedPageContent } from './inserted-page-content.ts';
export { isShown, shownSince, shownUntil } from './is-shown.ts';
export { knownModule, upToDateTree, writtenModule } from './known-module.ts';
export { type LanguageState, languageState } from './language-state.ts';
export type { Conflict } from './merge/conflict.ts';
export { isSame } from './merge/three-way.ts';
export { searchText, summaryOf, textsOf, usesOf } from './module-facts.ts';
export { apply, applyAll } from './operations/apply.ts';
export type { InsertItem, Operation, RemoveItem, SetField } from './operations/operation.ts';
export { singleOperations } from './operations/single-operations.ts';
export { peopleOn } from './presence/people-on.ts';
export {
  BEAT_MS,
  type DraftState,
  EMPTY_PRESENCE,
  PRESENCE_TIMEOUT_MS,
  type Presence,
} from './presence/presence.ts';
export { openPresenceLink } from './presence/presence-link.ts';
export type { KnownReferences } from './publish-checks.ts';
export { staleTranslations } from './stale-translations.ts';
export {
  type BareModule,
  type ContentTree,
  type Id,
  type Json,
  type ModuleNode,
  nodesOf,
  type Values,
} from './tree.ts';
export { validateChanges } from './validate-changes.ts';
export { validateModule } from './validate-module.ts';
export { isAllowedIn, validatePlaces } from './validate-places.ts';
export {
  cleanVersionNote,
  VERSION_DESCRIPTION_LENGTHS,
  type VersionDescription,
} from './version-description.ts';
export { visibleModules } from './visible-modules.ts';
export { wordDiff } from './word-diff.ts';
