import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '#features/database.server.ts';
import { inputSchema, type Resource } from './resource.server.ts';
import { anyTable, readInput } from './row-store.server.ts';

/**
 * The first stored row its form would refuse, with the field: of rows written past the forms. Texts the form would normalize
 * count, too. Nothing where all are valid.
 */
export async function findFaultyRow(
  trx: Trx,
  resource: Resource,
): Promise<{ id: number; field: string } | null> {
  const schema = inputSchema(resource);
  const rows = await anyTable(trx).selectFrom(resource.table).select('id').orderBy('id').execute();
  for (const { id: stored } of rows) {
    // SQLite transactions never yield to other work without an explicit turn.
    await turn();
    const id = Number(stored);
    const input = (await readInput(trx, resource, id)) ?? {};
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { id, field: parsed.error.issues[0]?.path.join('.') ?? '' };
    const other = Object.keys(input).find((name) => !isDeepStrictEqual(parsed.data[name], input[name]));
    if (other !== undefined) return { id, field: other };
    const [unfit] = resource.check?.(parsed.data) ?? [];
    if (unfit) return { id, field: unfit.field };
  }
  return null;
}
