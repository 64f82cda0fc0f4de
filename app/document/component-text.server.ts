import { hash } from 'node:crypto';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Names are not enough: two modules may have a component of the same one. */
const numbers = new WeakMap<object, number>();
let last = 0;

/** Length in characters above which a text is replaced by its digest. */
const LONG = 400;
/** Depth to which props are compared one by one. */
const DEPTH = 2;

/** Digests that stand for long values. Values that many pages share are the same objects (`TaggedCache`) and never changed. */
const digests = new WeakMap<object, string>();

/**
 * Serializes one component over plain data as a cache key, complete or as a digest; `null` for everything else, such as
 * functions, and props that data cannot distinguish.
 * @param cacheKey the plain data, where the props of the component hold more than it
 */
export function componentText(content: ReactNode, cacheKey?: object): string | null {
  if (!isValidElement(content) || typeof content.type !== 'function') return null;
  return cacheKey === undefined
    ? nodeText(content)
    : withText(numberOf(content.type), textOf(cacheKey, DEPTH));
}

/** The same of whatever a page may show: elements and texts, within each other. */
function nodeText(node: ReactNode): string | null {
  return textOf(node, DEPTH);
}

function textOf(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null)
    return isPlain(value) ? String(JSON.stringify(value)) : null;
  if (isValidElement<Record<string, unknown>>(value)) return elementText(value);
  if (Array.isArray(value) && value.some(isValidElement)) return allOf(value, depth);
  const known = digests.get(value);
  if (known !== undefined) return known;
  const text = depth > 0 && isPlainObject(value) ? textOfEntries(value, depth - 1) : jsonOf(value);
  if (text === null || text.length < LONG) return text;
  const digest = hash('sha256', text, 'base64');
  digests.set(value, digest);
  return digest;
}

/** An element with a `cacheKey` (`CachedFragment`) is identified by that, without its children. */
function elementText({ type, props }: ReactElement<Record<string, unknown>>): string | null {
  const { children, ...rest } = props;
  return withText(nameOf(type), textOf(props.cacheKey === undefined ? props : rest, DEPTH));
}

const withText = (name: string | number | null, text: string | null) =>
  name === null || text === null ? null : `${name} ${text}`;

/** Dependencies of other node types, such as a context, are unknown. */
function nameOf(type: ReactElement['type']): string | number | null {
  if (typeof type === 'function') return numberOf(type);
  return typeof type === 'string' ? `<${type}>` : type === Fragment ? '<>' : null;
}

function allOf(values: readonly unknown[], depth: number): string | null {
  const texts = values.map((each) => textOf(each, depth));
  return texts.includes(null) ? null : `[${texts.join()}]`;
}

function textOfEntries(value: object, depth: number): string | null {
  let text = '{';
  for (const [name, each] of Object.entries(value)) {
    const serialized = textOf(each, depth);
    if (serialized === null) return null;
    text += `${JSON.stringify(name)}:${serialized},`;
  }
  return `${text}}`;
}

function jsonOf(value: object): string | null {
  return isPlain(value) ? JSON.stringify(value) : null;
}

function numberOf(component: object): number {
  const known = numbers.get(component);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(component, last);
  return last;
}

/** Tells if JSON represents the value completely: no functions, elements, dates or maps. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isPlainObject(value)) return false;
  for (const name in value) if (!isPlain((value as Record<string, unknown>)[name])) return false;
  return true;
}

function isPlainObject(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
}
