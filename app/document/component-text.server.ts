import { createHash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';

/** Names are not enough: two modules may have a component of the same one. */
const numbers = new WeakMap<object, number>();
let last = 0;

/** From this length on, in letters, a digest stands for a text. */
const LONG = 400;
/** Parts of what a component gets that are looked at one by one. */
const DEPTH = 2;

/** What long things are told by. Those that many pages show alike are the same objects (`TagMemory`), and never changed. */
const digests = new WeakMap<object, string>();

/**
 * One component over plain data, as a text that says all it is made of, by itself or by its digest; `null` for everything
 * else, such as elements, functions and what a component gets as children.
 * @param madeOf the plain data, where the props of the component hold more than it
 */
export function componentText(content: ReactNode, madeOf?: object): string | null {
  if (!isValidElement(content) || typeof content.type !== 'function') return null;
  const data = textOf(madeOf ?? content.props, DEPTH);
  return data === null ? null : `${numberOf(content.type)} ${data}`;
}

function textOf(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null)
    return isPlain(value) ? String(JSON.stringify(value)) : null;
  const known = digests.get(value);
  if (known !== undefined) return known;
  const text = depth > 0 && isPlainObject(value) ? textOfEntries(value, depth - 1) : jsonOf(value);
  if (text === null || text.length < LONG) return text;
  const digest = createHash('sha256').update(text).digest('base64');
  digests.set(value, digest);
  return digest;
}

function textOfEntries(value: object, depth: number): string | null {
  let text = '{';
  for (const [name, each] of Object.entries(value)) {
    const told = textOf(each, depth);
    if (told === null) return null;
    text += `${JSON.stringify(name)}:${told},`;
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

/** Whether JSON says all of it: neither functions nor elements, dates or maps. */
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
