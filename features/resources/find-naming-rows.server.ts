import type { Db } from '#features/database.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Row } from './field.server.ts';
import type { Resource } from './resource.server.ts';
import { anyTable } from './row-store.server.ts';

/** A row that names another one. */
interface NamingRow {
  /** As the API calls what it is: `productions`. */
  entity: string;
  id: number;
  name: string;
  tags: readonly CacheTag[];
}

/** The rows of `resources` whose columns name a row of `table`, by their fields that refer to it. */
export async function findNamingRows(
  db: Db,
  resources: readonly Resource[],
  { table, id }: { table: string; id: number },
): Promise<NamingRow[]> {
  const found = await Promise.all(
    resources.map(async (resource) => {
      const columns = columnsNaming(resource, table, id);
      if (columns.length === 0) return [];
      const rows = await anyTable(db)
        .selectFrom(resource.table as string)
        .selectAll()
        .where(({ eb, or }) => or(columns.map((column) => eb(column, '=', id))))
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        entity: resource.path.slice(1),
        id: Number(row.id),
        name: nameOf(row),
        tags: resource.tags(Number(row.id)),
      }));
    }),
  );
  return found.flat();
}

/** Where a reference to `id` would be written. */
function columnsNaming({ fields }: Resource, table: string, id: number): string[] {
  return Object.values(fields).flatMap((field) =>
    field.kind === 'columns' && field.refersTo?.table === table ? Object.keys(field.write(id)) : [],
  );
}

/** What people call a row: its title or name, or what says when it is. */
function nameOf(row: Row): string {
  const named = [row.title_de, row.name_de, row.name, row.slug, row.day].find(
    (text) => typeof text === 'string',
  );
  return typeof named === 'string' ? named : String(row.id);
}
