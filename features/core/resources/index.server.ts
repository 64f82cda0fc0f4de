export {
  access,
  choice,
  column,
  day,
  flag,
  idNumber,
  instant,
  integer,
  json,
  optionalAccess,
  optionalDay,
  optionalInstant,
  optionalReference,
  optionalTime,
  picture,
  reference,
} from './column-fields.server.ts';
export type { ColumnField, RowsField } from './field.server.ts';
export { fieldLimits } from './field-limits.server.ts';
export { findFaultyRow } from './find-faulty-row.server.ts';
export { findNamingRows } from './find-naming-rows.server.ts';
export {
  claimKey,
  deleteKeysEndedBefore,
  findResponse,
  type KeyedRequest,
  keyedRequest,
  saveResponse,
} from './idempotency/store.server.ts';
export {
  daysOf,
  type Period,
  periodInQuery,
  periodRefusal,
  usualPeriod,
} from './period.server.ts';
export {
  defineResource,
  inputSchema,
  type Reference,
  type Resource,
  type ResourceInput,
} from './resource.server.ts';
export { linkedIds, ownRows } from './rows-fields.server.ts';
export {
  localized,
  localizedHtml,
  localizedLink,
  localizedShortText,
  localizedText,
  optionalEmail,
  optionalLink,
  optionalLocalized,
  optionalLocalizedLink,
  optionalLocalizedShortText,
  optionalPhone,
  shortText,
} from './text-fields.server.ts';
export { hasDueTexts, writeDueTexts, writesColumns } from './texts/publish-texts.server.ts';
export { textTree } from './texts/text-document.ts';
export { findDocumentsOfTexts, findObjectTexts, insertObjectTexts } from './texts/text-store.server.ts';
export { createAll, type ResourceServices, type WriteRefusal } from './write-resource.server.ts';
