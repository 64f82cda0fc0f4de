import { dequal } from 'dequal';

type Values = Record<string, unknown>;

/** A text in both languages with no word in either is none; a language nobody wrote in is `null`. */
export function textsOrNull(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOrNull(value)]));
}

function textOrNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isValues(one) ? textsOrNull(one) : one));
  if (!isValues(value)) return value;
  if (!('de' in value)) return textsOrNull(value);
  const texts = { ...value, en: value.en ?? null };
  return Object.values(texts).every((text) => !text) ? null : texts;
}

/** Returns the values to store for a new record: one that began as a copy gets its own address and state. */
export function newRecord(values: Values): Values {
  const { slug, ...own } = Object.fromEntries(Object.entries(values).filter(([name]) => isStored(name)));
  return slug ? { ...own, slug } : own;
}

/** Returns the values that differ from before. */
export function changedFields(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => isStored(name) && !dequal(value, before[name])),
  );
}

/** Tells if a field is stored: names beginning with `_` are for the admin area alone. */
function isStored(name: string): boolean {
  return name !== 'id' && !name.startsWith('_');
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
