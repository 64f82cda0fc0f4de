import type { Kysely, Selectable } from 'kysely';
import type { Db, Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { slugify } from '#platform/slugify.server.ts';
import type { Row } from './field.server.ts';
import type { Resource, ResourceInput } from './resource.server.ts';

/** The database without the types of its tables: resources name theirs in data. */
export function anyTable(db: Db | Trx): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}

async function readRow<T extends keyof Tables>(
  db: Db | Trx,
  table: T,
  id: number,
): Promise<Selectable<Tables[T]> | null> {
  const name: string = table;
  const row = await anyTable(db).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst();
  return (row as Selectable<Tables[T]> | undefined) ?? null;
}

/** A stored entity as it could be written again; `null` when there is none. */
export async function readInput(
  db: Db | Trx,
  { table, fields, slugFrom }: Resource,
  id: number,
): Promise<ResourceInput | null> {
  const row = await readRow(db, table, id);
  if (!row) return null;
  const input: ResourceInput = slugFrom === undefined ? {} : { slug: (row as Row).slug };
  for (const [name, field] of Object.entries(fields))
    input[name] = field.kind === 'columns' ? field.read(row) : await field.load(db as Db, id);
  return input;
}

/** Stores a input, a new one when `id` is `null`, and gives its id. */
export async function writeInput(
  trx: Trx,
  resource: Resource,
  id: number | null,
  input: ResourceInput,
  now: Instant,
): Promise<number> {
  const { table, fields, slugFrom, isUndated } = resource;
  const written: Row = slugFrom === undefined ? {} : { slug: input.slug };
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'columns') Object.assign(written, field.write(input[name]));
  const before = id === null ? null : await readRow(trx, table, id);
  const derived = resource.derive?.(input, before, now);
  const row = { ...written, ...derived, ...(isUndated ? {} : { updated_at: now }) };

  const stored = id === null ? await insertRow(trx, table, row) : await updateRow(trx, table, id, row);
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'rows') await field.replace(trx, stored, input[name]);
  return stored;
}

/** Stores some fields of an input that lie in columns of the row itself. */
export async function writeColumns(
  trx: Trx,
  { table, fields, isUndated }: Resource,
  id: number,
  { names, input, now }: { names: readonly string[]; input: ResourceInput; now: Instant },
): Promise<void> {
  const row: Row = isUndated ? {} : { updated_at: now };
  for (const name of names) {
    const field = fields[name];
    if (field?.kind === 'columns') Object.assign(row, field.write(input[name]));
  }
  await updateRow(trx, table, id, row);
}

async function insertRow(trx: Trx, table: string, row: Row): Promise<number> {
  const inserted = await anyTable(trx)
    .insertInto(table)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return idIn(inserted);
}

function idIn({ id }: Row): number {
  if (typeof id !== 'number') throw new Error(`expected a numeric id, found ${JSON.stringify(id)}`);
  return id;
}

async function updateRow(trx: Trx, table: string, id: number, row: Row): Promise<number> {
  await anyTable(trx).updateTable(table).set(row).where('id', '=', id).execute();
  return id;
}

export async function deleteRow(trx: Trx, table: string, id: number): Promise<void> {
  await anyTable(trx).deleteFrom(table).where('id', '=', id).execute();
}

/** The ones of these ids that the table does not have. */
export async function missingIds(trx: Trx, table: string, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await anyTable(trx).selectFrom(table).select('id').where('id', 'in', ids).execute();
  const found = new Set(rows.map(idIn));
  return ids.filter((id) => !found.has(id));
}

/** Tells if a row of a table has a value, other than the row with the id `except`. */
export async function isTaken(
  trx: Trx,
  { table, column, value, except }: { table: string; column: string; value: unknown; except: number | null },
): Promise<boolean> {
  const rows = anyTable(trx).selectFrom(table).select(column).where(column, '=', value);
  const others = except === null ? rows : rows.where('id', '!=', except);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

/** An address part of a title that nobody has yet: `nachtschicht`, `nachtschicht-2`, … */
export async function freeSlug(trx: Trx, { table, name }: Resource, title: string): Promise<string> {
  const wanted = slugify(title) || slugify(name);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(trx, { table, column: 'slug', value: slug, except: null }))) return slug;
  }
}
