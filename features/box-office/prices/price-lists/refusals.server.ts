import type { Trx } from '#features/database.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import type { GroupInput } from './seat-group-input.server.ts';
import { findHeldPrices, findStoredGroups, isSoldBy } from './store.server.ts';

const keysOf = (values: readonly { key?: number | null | undefined }[]): number[] =>
  values.flatMap(({ key }) => (typeof key === 'number' ? [key] : []));

/** Reasons seat groups cannot be written (docs/decisions/0072): they name foreign ids, or remove groups of sales or carts. */
export async function refusalsOfGroups(
  trx: Trx,
  listId: number | null,
  groups: readonly GroupInput[],
): Promise<FieldProblem[]> {
  if (listId === null) return [];
  const stored = await findStoredGroups(trx, listId);
  const problems: FieldProblem[] = [];
  for (const [index, { key, prices }] of groups.entries()) {
    const own = stored.find((group) => group.key === key);
    const known = new Set(keysOf(own?.prices ?? []));
    const isForeign = typeof key === 'number' && !own;
    if (isForeign || keysOf(prices).some((price) => !known.has(price)))
      problems.push(fieldProblem(`seat_groups.${index}.key`, 'other_price_list'));
  }
  if (problems.length > 0) return problems;
  const groupsNow = keysOf(stored).toSorted((a, b) => a - b);
  const groupsThen = keysOf(groups).toSorted((a, b) => a - b);
  const isOther = groups.length !== stored.length || groupsNow.join() !== groupsThen.join();
  if (isOther && (await isSoldBy(trx, listId))) return [fieldProblem('seat_groups', 'groups_on_sale')];
  const remaining = new Set(keysOf(groups.flatMap(({ prices }) => prices)));
  const gone = keysOf(stored.flatMap(({ prices }) => prices)).filter((price) => !remaining.has(price));
  if ((await findHeldPrices(trx, gone)).size > 0) return [fieldProblem('seat_groups', 'prices_in_carts')];
  return [];
}
