import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import {
  localizedColumns,
  localizedFrom,
  optionalLocalizedColumns,
  optionalLocalizedFrom,
  toJson,
} from '#platform/database/columns.server.ts';
import { conditionsFrom } from '../conditions/condition-columns.server.ts';
import type { PriceConditions } from '../conditions/price-conditions.ts';
import type { GroupInput, PriceInput } from './seat-group-input.server.ts';

/** Stored seat groups of a price list, with their ids. */
export async function findStoredGroups(db: Db | Trx, listId: number): Promise<GroupInput[]> {
  const groups = await db
    .selectFrom('seat_groups')
    .selectAll()
    .where('price_list_id', '=', listId)
    .orderBy('position')
    .execute();
  const prices = await findPrices(db, listId);
  return groups.map((group) => ({
    key: group.id,
    name: localizedFrom(group, 'name'),
    note: optionalLocalizedFrom(group, 'note'),
    prices: prices
      .filter((price) => price.seat_group_id === group.id)
      .map((price) => ({
        key: price.id,
        name: localizedFrom(price, 'name'),
        cents: price.cents,
        vat_basis_points: price.vat_basis_points,
        units: price.units,
        ...conditionsInput(conditionsFrom(price)),
      })),
  }));
}

function conditionsInput({ proof, together, early, ...conditions }: PriceConditions) {
  return {
    age_from: conditions.ageFrom,
    age_to: conditions.ageTo,
    proof,
    asks_proof_number: conditions.asksProofNumber,
    together_at_most: together?.atMost ?? null,
    together_per: together?.per ?? null,
    together_with: together?.of.map(({ de }) => de) ?? [],
    early_cents: early?.cents ?? null,
    early_until: early?.until ?? null,
    early_days: early?.daysBefore ?? null,
    members_only: conditions.membersOnly,
    group_from: conditions.groupFrom,
    asks_allergies: conditions.asksAllergies,
    flat_heads: conditions.flat?.heads ?? null,
    flat_further_cents: conditions.flat?.furtherCents ?? null,
  };
}

function findPrices(db: Db | Trx, listId: number) {
  return db
    .selectFrom('prices')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .selectAll('prices')
    .where('price_list_id', '=', listId)
    .orderBy('prices.position')
    .execute();
}

/** Replaces the stored seat groups and prices; those with an id are updated, never re-created. */
export async function replaceGroups(trx: Trx, listId: number, wanted: GroupInput[]): Promise<void> {
  const stored = await findStoredGroups(trx, listId);
  // Treats ids from a copied list as new: they belong to the other list.
  const groups = stored.length > 0 ? wanted : wanted.map(asNew);
  const remaining = new Set(groups.flatMap(({ prices }) => prices.map(({ key }) => key)));
  const gone = stored.flatMap(({ prices }) => prices.filter(({ key }) => !remaining.has(key)));
  for (const { key } of gone)
    await trx
      .deleteFrom('prices')
      .where('id', '=', key ?? 0)
      .execute();
  const groupKeys = new Set(groups.map(({ key }) => key));
  for (const { key } of stored.filter((group) => !groupKeys.has(group.key)))
    await trx
      .deleteFrom('seat_groups')
      .where('id', '=', key ?? 0)
      .execute();
  const names = groups.flatMap(({ prices }) => prices.map(({ name }) => name));
  for (const [position, group] of groups.entries()) {
    const groupId = await writeGroup(trx, listId, { ...group, position });
    for (const [place, price] of group.prices.entries())
      await writePrice(trx, { listId, groupId, names }, { ...price, position: place });
  }
}

const asNew = (group: GroupInput): GroupInput => ({
  ...group,
  key: null,
  prices: group.prices.map((price) => ({ ...price, key: null })),
});

async function writeGroup(
  trx: Trx,
  listId: number,
  { key, name, note, position }: GroupInput & { position: number },
): Promise<number> {
  const columns = { position, ...localizedColumns('name', name), ...optionalLocalizedColumns('note', note) };
  if (typeof key === 'number') {
    await trx
      .updateTable('seat_groups')
      .set(columns)
      .where('id', '=', key)
      .where('price_list_id', '=', listId)
      .execute();
    return key;
  }
  const code = await freeCode(trx, listId);
  const { id } = await trx
    .insertInto('seat_groups')
    .values({ price_list_id: listId, code, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a code for the group, used by carts: the first number no other group of the list has. */
async function freeCode(trx: Trx, listId: number): Promise<string> {
  const rows = await trx
    .selectFrom('seat_groups')
    .select('code')
    .where('price_list_id', '=', listId)
    .execute();
  const taken = new Set(rows.map(({ code }) => code));
  let number = rows.length + 1;
  while (taken.has(`G${number}`)) number += 1;
  return `G${number}`;
}

async function writePrice(
  trx: Trx,
  { listId, groupId, names }: { listId: number; groupId: number; names: readonly Localized[] },
  { key, name, position, proof, together_with: others, ...amounts }: PriceInput & { position: number },
): Promise<void> {
  const together = others.map((other) => names.find(({ de }) => de === other) ?? { de: other, en: null });
  const columns = {
    ...amounts,
    position,
    ...localizedColumns('name', name),
    ...optionalLocalizedColumns('proof', proof),
    together_with: together.length === 0 ? null : toJson(together),
  };
  if (typeof key === 'number')
    await trx
      .updateTable('prices')
      .set(columns)
      .where('id', '=', key)
      .where('seat_group_id', '=', groupId)
      .execute();
  else
    await trx
      .insertInto('prices')
      .values({
        seat_group_id: groupId,
        sale_type_id: await saleTypeOf(trx, { listId, groupId }, name.de),
        ...columns,
      })
      .execute();
}

/** A price of the same name is of the same kind in every seat group of its list. */
async function saleTypeOf(
  trx: Trx,
  { listId, groupId }: { listId: number; groupId: number },
  name: string,
): Promise<number> {
  const prices = await findPrices(trx, listId);
  const here = new Set(
    prices.filter((each) => each.seat_group_id === groupId).map((each) => each.sale_type_id),
  );
  const samePrice = prices.find((each) => each.name_de === name && !here.has(each.sale_type_id));
  return samePrice?.sale_type_id ?? Math.max(0, ...prices.map((each) => each.sale_type_id)) + 1;
}

/** Tells if any events are sold by a price list. */
export async function isSoldBy(trx: Trx, listId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('performances')
    .select('id')
    .where('price_list_id', '=', listId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ones of some prices that tickets in carts have. */
export async function findHeldPrices(trx: Trx, priceIds: number[]): Promise<Set<number>> {
  if (priceIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('hold_lines')
    .select('price_id')
    .distinct()
    .where('price_id', 'in', priceIds)
    .execute();
  return new Set(rows.map(({ price_id }) => price_id));
}
