import { sortKey } from '#lib/slug.ts';

/** What persons are sorted by: the last name first, letters as in a telephone book. */
export function sortNameOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.pop() ?? '';
  return sortKey([last, ...parts].join(' '));
}
