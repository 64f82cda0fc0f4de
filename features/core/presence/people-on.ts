import type { Presence } from './presence.ts';

/** Who edits a document, each person once whatever their tabs are; in the order of their names. */
export function peopleOn({ people }: Presence, document: number): { account: number; name: string }[] {
  const there = people.filter((each) => each.document === document);
  const byAccount = new Map(there.map(({ account, name }) => [account, { account, name }]));
  return [...byAccount.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
