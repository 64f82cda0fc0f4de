/** A value as JSON with the keys of objects in order: equal values give equal texts, wherever they come from. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each,
  );
}

/** Tells if two values serialise to the same text, without writing it: keys may be in any order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSameJson(each, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const [own, others] = [saidIn(one), new Map(saidIn(other))];
  return (
    own.length === others.size &&
    own.every(([key, value]) => others.has(key) && isSameJson(value, others.get(key)))
  );
}

/** Returns the entries JSON would write: it leaves out undefined values. */
function saidIn(object: object): [string, unknown][] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
