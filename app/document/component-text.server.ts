import { isValidElement, type ReactNode } from 'react';

/** Names are not enough: two modules may have a component of the same one. */
const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * One component over plain data, as a text that says all it is made of; `null` for everything else, such as elements,
 * functions and what a component gets as children.
 */
export function componentText(content: ReactNode): string | null {
  if (!isValidElement(content) || typeof content.type !== 'function') return null;
  return isPlain(content.props) ? `${numberOf(content.type)} ${JSON.stringify(content.props)}` : null;
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
  if (Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return false;
  for (const name in value) if (!isPlain((value as Record<string, unknown>)[name])) return false;
  return true;
}
