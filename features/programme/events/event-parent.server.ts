import type { Trx } from '#features/database.server.ts';
import { isChild, isParent } from '#features/programme/calendar/index.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';

/** Why an event cannot belong to another one: families of events are two generations, and nobody is their own child. */
export async function refusedParent(
  trx: Trx,
  id: number | null,
  parent: number | null,
): Promise<FieldProblem[]> {
  if (parent === null) return [];
  if (parent === id) return [fieldProblem('parent', 'own_parent')];
  if (await isChild(trx, parent)) return [fieldProblem('parent', 'parent_is_child')];
  if (id !== null && (await isParent(trx, id))) return [fieldProblem('parent', 'parent_has_children')];
  return [];
}
