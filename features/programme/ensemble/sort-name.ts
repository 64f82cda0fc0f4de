import { sortKey } from '#lib/slug.ts';

/** Returns the sort key of a person: the last name first, in the collation of a telephone book. */
export function sortNameOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.pop() ?? '';
  return sortKey([last, ...parts].join(' '));
}
