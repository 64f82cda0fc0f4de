import type { Trx } from '#features/database.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import type { Resource, ResourceInput } from './resource.server.ts';
import { isTaken, missingIds } from './row-store.server.ts';

/** Rows that reference an entity and would no longer find it: deleted (`next` is `null`), or renamed. */
export async function referencingRows(
  trx: Trx,
  { neededBy = [] }: Resource,
  id: number,
  current: ResourceInput,
  next: ResourceInput | null,
): Promise<string[]> {
  const needed: string[] = [];
  for (const { table, column, as, key } of neededBy) {
    const value = key ? key(current) : id;
    const isUnchanged = next !== null && (key ? key(next) === value : true);
    if (value === null || isUnchanged) continue;
    if (await isTaken(trx, { table, column, value, except: null })) needed.push(as);
  }
  return needed;
}

/** Values that belong to another one. */
export async function takenValues(
  trx: Trx,
  { table, slugFrom, unique = [], name }: Resource,
  id: number | null,
  input: ResourceInput,
): Promise<FieldProblem[]> {
  const alone = slugFrom === undefined ? unique : [{ field: 'slug', column: 'slug' }, ...unique];
  const taken: FieldProblem[] = [];
  for (const { field, column } of alone) {
    const value = input[field] ?? null;
    if (value !== null && (await isTaken(trx, { table, column, value, except: id })))
      taken.push(fieldProblem(field, 'taken', { by: name }));
  }
  return taken;
}

/** References to missing entities. */
export async function unknownReferences(
  trx: Trx,
  { fields }: Resource,
  input: ResourceInput,
): Promise<FieldProblem[]> {
  const unknown: FieldProblem[] = [];
  for (const [field, { refersTo }] of Object.entries(fields)) {
    if (!refersTo) continue;
    const missing = await missingIds(trx, refersTo.table, refersTo.ids(input[field]));
    if (missing.length > 0) unknown.push(fieldProblem(field, 'unknown', { ids: missing }));
  }
  return unknown;
}
