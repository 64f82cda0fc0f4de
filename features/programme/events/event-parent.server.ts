import type { Trx } from '#features/database.server.ts';
import { isChild, isParent } from '#features/programme/calendar/index.server.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';

/** Why an event cannot belong to another one: families of events are two generations, and nobody is their own child. */
export async function refusedParent(
  trx: Trx,
  id: number | null,
  parent: number | null,
): Promise<ProblemField[]> {
  if (parent === null) return [];
  if (parent === id) return [{ field: 'parent', message: 'must be another event' }];
  if (await isChild(trx, parent)) return [{ field: 'parent', message: 'must not be a child itself' }];
  if (id !== null && (await isParent(trx, id)))
    return [{ field: 'parent', message: 'must be left out: the event has children' }];
  return [];
}
