import type { Trx } from '#features/database.server.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';
import type { GroupInput } from './seat-group-input.server.ts';
import { findHeldPrices, findStoredGroups, isSoldBy } from './store.server.ts';

const keysOf = (values: readonly { key?: number | null | undefined }[]): number[] =>
  values.flatMap(({ key }) => (typeof key === 'number' ? [key] : []));

/** Reasons seat groups cannot be written (docs/decisions/0072): they name foreign ids, or remove groups of sales or carts. */
export async function refusalsOfGroups(
  trx: Trx,
  listId: number | null,
  groups: readonly GroupInput[],
): Promise<ProblemField[]> {
  if (listId === null) return [];
  const stored = await findStoredGroups(trx, listId);
  const problems: ProblemField[] = [];
  for (const [index, { key, prices }] of groups.entries()) {
    const own = stored.find((group) => group.key === key);
    const known = new Set(keysOf(own?.prices ?? []));
    const isForeign = typeof key === 'number' && !own;
    if (isForeign || keysOf(prices).some((price) => !known.has(price)))
      problems.push({ field: `seat_groups.${index}.key`, message: 'must be of this price list' });
  }
  if (problems.length > 0) return problems;
  const groupsNow = keysOf(stored).toSorted((a, b) => a - b);
  const groupsThen = keysOf(groups).toSorted((a, b) => a - b);
  const isOther = groups.length !== stored.length || groupsNow.join() !== groupsThen.join();
  if (isOther && (await isSoldBy(trx, listId)))
    return [{ field: 'seat_groups', message: 'must stay as many while events are sold by them' }];
  const remaining = new Set(keysOf(groups.flatMap(({ prices }) => prices)));
  const gone = keysOf(stored.flatMap(({ prices }) => prices)).filter((price) => !remaining.has(price));
  if ((await findHeldPrices(trx, gone)).size > 0)
    return [{ field: 'seat_groups', message: 'must keep prices of tickets that lie in carts' }];
  return [];
}
