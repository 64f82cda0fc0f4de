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
      const embedded = embeddingFields(resource, table);
      if (columns.length === 0 && embedded.length === 0) return [];
      const query = anyTable(db)
        .selectFrom(resource.table as string)
        .selectAll()
        .orderBy('id');
      const isNamed = (row: Row) =>
        columns.some((column) => row[column] === id) ||
        embedded.some(({ read, refersTo }) => refersTo?.ids(read(row)).includes(id));
      const rows =
        embedded.length > 0
          ? (await query.execute()).filter(isNamed)
          : await query.where(({ eb, or }) => or(columns.map((column) => eb(column, '=', id)))).execute();
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

/** Returns the columns that would hold a reference to `id`. */
function columnsNaming(resource: Resource, table: string, id: number): string[] {
  return fieldsNaming(resource, table)
    .filter(({ refersTo }) => !refersTo?.isEmbedded)
    .flatMap((field) => Object.keys(field.write(id)));
}

function embeddingFields(resource: Resource, table: string) {
  return fieldsNaming(resource, table).filter(({ refersTo }) => refersTo?.isEmbedded);
}

function fieldsNaming({ fields }: Resource, table: string) {
  return Object.values(fields)
    .filter((field) => field.kind === 'columns')
    .filter(({ refersTo }) => refersTo?.table === table);
}

/** Returns the name of a row for people: its title or name, or the property that says when it takes place. */
function nameOf(row: Row): string {
  const named = [row.title_de, row.name_de, row.name, row.slug, row.day].find(
    (text) => typeof text === 'string',
  );
  return typeof named === 'string' ? named : String(row.id);
}
