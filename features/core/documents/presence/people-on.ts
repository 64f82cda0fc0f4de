import type { Presence } from './presence.ts';

/** Returns the people editing a document, each once regardless of their tabs; ordered by name. */
export function peopleOn({ people }: Presence, document: number): { account: number; name: string }[] {
  const there = people.filter((each) => each.document === document);
  const byAccount = new Map(there.map(({ account, name }) => [account, { account, name }]));
  return [...byAccount.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
