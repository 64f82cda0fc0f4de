import { canonicalJson } from '#lib/canonical-json.ts';
import type { Json } from './tree.ts';

/**
 * A short mark of a value: equal values have equal marks, others nearly always another one (53 bits, cyrb53). Not for
 * secrets.
 */
export function fingerprint(value: Json): string {
  const text = canonicalJson(value);
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** Tells if a string has the form of such a fingerprint. */
export const isMark = (value: string): boolean => /^[0-9a-z]{1,12}$/.test(value);
