/** A value as JSON with the keys of objects in order: equal values give equal texts, wherever they come from. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
