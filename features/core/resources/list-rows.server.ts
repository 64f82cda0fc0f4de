import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#features/database.server.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import type { Row, RowCondition } from './field.server.ts';
import { type ListRequest, searchColumns } from './list-request.server.ts';
import type { Resource } from './resource.server.ts';
import { anyTable } from './row-store.server.ts';

const MAX_WORDS = 8;

/**
 * Reads one page of all rows of a resource, hidden ones included, and their total; fields stored in separate rows are
 * left out. Permission to change the resource includes permission to read it.
 */
export async function listRows(
  db: Db,
  resource: Resource,
  { page, pageSize, sort, order, q = '', ids, conditions }: ListRequest,
): Promise<{ rows: Row[]; total: number }> {
  let matching = anyTable(db).selectFrom(resource.table as string);
  for (const condition of [...conditions, ...conditionsOfWords(q, searchColumns(resource))])
    matching = matching.where(condition);
  if (ids.length > 0) matching = matching.where('id', 'in', ids);
  // The page is found by numbers alone and read then: whole rows, thousands of them, would be sorted for the few that are shown.
  const onPage = inOrder(matching.select('id'))
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const found = await inOrder(
    anyTable(db)
      .selectFrom(resource.table as string)
      .selectAll()
      .where('id', 'in', onPage),
  ).execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: found.map((row) => rowOf(resource, row)), total };

  function inOrder<O>(query: SelectQueryBuilder<Record<string, Row>, string, O>) {
    return query
      .orderBy(sort.column, (by) => {
        const ordered = order === 'asc' ? by.asc() : by.desc();
        return ordered.nullsLast();
      })
      .orderBy('id', order);
  }
}

function rowOf({ fields, slugFrom, isUndated }: Resource, row: Row): Row {
  const shown: Row = { id: row.id, ...(slugFrom ? { slug: row.slug } : {}) };
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'columns') shown[name] = field.read(row);
  return isUndated ? shown : { ...shown, updated_at: row.updated_at };
}

/** Each word has to stand in some text. */
function conditionsOfWords(q: string, columns: string[]): RowCondition[] {
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return words.map((word) => (eb) => eb.or(containsWord(columns, word)));
}
