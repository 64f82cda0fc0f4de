import { canonicalJson } from '#lib/canonical-json.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument, Module } from './document.ts';
import type { OperationError } from './errors.ts';
import type { Json } from './tree.ts';

/** More than any page has; beyond them editing would become slow. */
export const LIMITS = {
  modules: 1000,
  /** Levels of modules within modules. */
  depth: 6,
  /** Bytes of one text in UTF-8. */
  textBytes: 100_000,
  /** Bytes of the whole in UTF-8. */
  documentBytes: 2_000_000,
} as const;

const encoder = new TextEncoder();
/** Modules are never changed in place, so each is measured once. */
const measured = new WeakMap<Module, number>();

function bytesOf(module: Module): number {
  const known = measured.get(module);
  if (known !== undefined) return known;
  const bytes = encoder.encode(canonicalJson(module)).length;
  measured.set(module, bytes);
  return bytes;
}

/** How large a document is, in bytes. */
export function documentBytes(document: ContentDocument): number {
  return Object.values(document.modules).reduce((sum, module) => sum + bytesOf(module), 0);
}

/** Refuses a document that grew beyond what is allowed; one that shrinks is never refused. */
export function checkSize(
  before: ContentDocument,
  after: ContentDocument,
): Result<ContentDocument, OperationError> {
  const modules = Object.keys(after.modules).length;
  if (modules > LIMITS.modules && modules > Object.keys(before.modules).length)
    return fail({ code: 'too-many-modules', limit: LIMITS.modules });
  const bytes = documentBytes(after);
  if (bytes > LIMITS.documentBytes && bytes > documentBytes(before))
    return fail({ code: 'document-too-large', limit: LIMITS.documentBytes });
  return succeed(after);
}

/** Tells if any text within a value exceeds the maximum length of a text. */
export function hasLongText(value: Json | undefined): boolean {
  if (typeof value === 'string') {
    // Most texts are short: a UTF-16 unit is never more than three bytes.
    return value.length * 3 > LIMITS.textBytes && encoder.encode(value).length > LIMITS.textBytes;
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasLongText);
}
