import { canonicalJson } from '#lib/canonical-json.ts';

/** Writable values of an entity, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** Changes by the path of a field (`title.de`), with its values before and after. */
export type FieldChanges = Record<string, FieldChange>;

export interface FieldChange {
  before: unknown;
  after: unknown;
  /** Set where values are nobody's business, and `before` and `after` are `null`. */
  hidden?: true;
}

/** Maximum characters stored of a value. */
export const MAX_VALUE_LENGTH = 2000;
const CONTEXT = 40;
const SECRET = /password|token|secret|hash/i;

/**
 * The fields that differ between two states; `null` is the state of an absent entity. Objects are compared by field, lists
 * as a whole. For `hidden` fields, and all named like secrets, only the fact of the change is recorded.
 */
export function difference(
  before: Values | null,
  after: Values | null,
  hidden: readonly string[] = [],
): FieldChanges {
  const [was, is] = [flat(before ?? {}), flat(after ?? {})];
  const changes: FieldChanges = {};
  for (const path of new Set([...was.keys(), ...is.keys()])) {
    const [one, other] = [was.get(path) ?? null, is.get(path) ?? null];
    if (isSame(one, other)) continue;
    const isHidden = hidden.includes(path.split('.')[0] ?? '') || SECRET.test(path);
    changes[path] = isHidden ? { before: null, after: null, hidden: true } : shortened(one, other);
  }
  return changes;
}

function flat(values: Values, prefix = ''): Map<string, unknown> {
  const paths = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (isPlainObject(value))
      for (const [path, part] of flat(value, `${prefix}${name}.`)) paths.set(path, part);
    else paths.set(prefix + name, value);
  }
  return paths;
}

function isPlainObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}

function shortened(before: unknown, after: unknown): FieldChange {
  if (typeof before !== 'string' || typeof after !== 'string')
    return { before: cut(before), after: cut(after) };
  const start = Math.max(0, sharedStart(before, after) - CONTEXT);
  const end = Math.max(0, sharedEnd(before.slice(start), after.slice(start)) - CONTEXT);
  const part = (text: string) =>
    (start > 0 ? '…' : '') + text.slice(start, text.length - end) + (end > 0 ? '…' : '');
  return { before: cut(part(before)), after: cut(part(after)) };
}

function sharedStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < length && one[shared] === other[shared]) shared += 1;
  return shared;
}

function sharedEnd(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < length && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
}

/** Long values end with a sign that there was more. A pair of units that was cut apart is no character any more. */
function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= MAX_VALUE_LENGTH) return typeof value === 'string' ? value.toWellFormed() : value;
  return `${text.slice(0, MAX_VALUE_LENGTH).toWellFormed()}…`;
}
