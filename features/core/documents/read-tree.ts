import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { OperationError } from './errors.ts';
import { hasLongText, LIMITS } from './limits.ts';
import { type ContentTree, type Id, isId, isRecord, type Json, type ModuleNode } from './tree.ts';

const SLOT = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Names of slots consist of lower case letters, digits and dashes. */
export const isSlotName = (value: unknown): value is string => typeof value === 'string' && SLOT.test(value);

/**
 * A tree from outside (JSON of a column, of a call, of a clipboard): its shape, its ids and its limits are checked, what
 * modules hold is not. Errors: `malformed`, `invalid-id`, `id-taken` and the limits, with the module.
 */
export function readTree(value: unknown): Result<ContentTree, OperationError> {
  if (isNestedTooDeeply(value)) return fail({ code: 'too-deep', limit: LIMITS.depth });
  if (!isRecord(value) || !Array.isArray(value.modules)) return fail({ code: 'malformed' });
  const error = checkNodes(value.modules, new Set(), 1);
  if (error) return fail(error);
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes > LIMITS.documentBytes
    ? fail({ code: 'document-too-large', limit: LIMITS.documentBytes })
    : succeed(value as unknown as ContentTree);
}

/** The same for one module with all that stands in it. */
export function readNode(value: unknown): Result<ModuleNode, OperationError> {
  if (isNestedTooDeeply(value)) return fail({ code: 'too-deep', limit: LIMITS.depth });
  const error = checkNodes([value], new Set(), 1);
  return error ? fail(error) : succeed(value as ModuleNode);
}

/** Levels of JSON: those of the modules, and of the values of one. */
const JSON_LEVELS = 40;

/** Iterative, not recursive: no input exhausts the stack here, and no valid one does later. */
function isNestedTooDeeply(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > JSON_LEVELS) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

function checkNodes(nodes: unknown[], ids: Set<Id>, depth: number): OperationError | null {
  if (nodes.length > 0 && depth > LIMITS.depth) return { code: 'too-deep', limit: LIMITS.depth };
  for (const node of nodes) {
    const error = checkNode(node, ids, depth);
    if (error) return error;
  }
  return null;
}

function checkNode(node: unknown, ids: Set<Id>, depth: number): OperationError | null {
  if (!isRecord(node)) return { code: 'malformed' };
  const { id, type, version, data, text, slots } = node;
  if (!isId(id)) return { code: 'invalid-id' };
  if (ids.has(id)) return { code: 'id-taken', id };
  ids.add(id);
  if (ids.size > LIMITS.modules) return { code: 'too-many-modules', limit: LIMITS.modules };
  if (typeof type !== 'string' || !Number.isInteger(version)) return { code: 'malformed', id };
  const long = longTextIn(id, data, text);
  if (long) return long;
  if (slots === undefined) return null;
  if (!isRecord(slots)) return { code: 'malformed', id };
  for (const [name, children] of Object.entries(slots)) {
    if (!isSlotName(name) || !Array.isArray(children)) return { code: 'malformed', id };
    const error = checkNodes(children, ids, depth + 1);
    if (error) return error;
  }
  return null;
}

function longTextIn(id: Id, data: Json | undefined, text: Json | undefined): OperationError | null {
  const limit = LIMITS.textBytes;
  const field = longField(data);
  if (field !== undefined) return { code: 'text-too-long', id, field, limit };
  for (const language of LANGUAGES) {
    const longText = longField(isRecord(text) ? text[language] : undefined);
    if (longText !== undefined) return { code: 'text-too-long', id, field: longText, language, limit };
  }
  return null;
}

function longField(values: Json | undefined): string | undefined {
  if (!isRecord(values)) return undefined;
  return Object.entries(values).find(([, value]) => hasLongText(value))?.[0];
}
