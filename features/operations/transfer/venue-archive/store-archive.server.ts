import { createReadStream } from 'node:fs';
import path from 'node:path';
import { readTree, rebuildReferences } from '#features/core/documents/index.server.ts';
import { findFaultyRow, type Resource } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { insertSitePages } from '#features/website/pages/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import {
  isForeignKeyViolation,
  isRefusedValue,
  isUniqueViolation,
} from '#platform/database/transaction.server.ts';
import type { TableColumns } from './archive-columns.server.ts';
import type { ArchiveFault, SiteFault } from './archive-fault.ts';
import { AT_MOST } from './archive-format.ts';
import { type Row, rowOf } from './archive-rows.ts';
import { ARCHIVED } from './archive-tables.ts';
import type { CheckedArchive } from './check-archive.server.ts';
import { linesOf } from './read-archive.server.ts';
import {
  clearTables,
  continueNumbers,
  countRows,
  findDocumentTexts,
  findOpenness,
  hasWrittenContent,
  insertRows,
  restoreOpenness,
  setParents,
} from './row-store.server.ts';

const AT_ONCE = 50;

export interface StoringServices {
  engine: Engine;
  /** Resources whose rules are validated. */
  resources: readonly Resource[];
}

/**
 * Imports an archive into the tables of an empty venue, replacing the rows of set-up; a closed one stays closed until somebody
 * opens it. Within a transaction that is rolled back on a fault.
 */
export async function storeArchive(
  trx: Trx,
  { engine, resources }: StoringServices,
  archive: CheckedArchive,
  now: Instant,
): Promise<Result<null, ArchiveFault | SiteFault>> {
  const taken = await findExistingContent(trx);
  if (taken) return fail(taken);
  const openness = await findOpenness(trx);
  await clearTables(trx);
  for (const table of archive.tables) {
    const fault = await storeTable(trx, archive, table);
    if (fault) return fail(fault);
    await continueNumbers(trx, engine, table);
  }
  const fault = (await contentFault(trx)) ?? (await ruleFault(trx, resources));
  if (fault) return fail(fault);
  await rebuildReferences(trx, engine);
  if (!openness.is_site_online) await restoreOpenness(trx, openness);
  // A venue cannot be without them, and no request makes them.
  await insertSitePages(trx, now);
  return succeed(null);
}

/** Finds existing work in this venue; `null` for a venue that was set up and nothing more. */
export async function findExistingContent(trx: Trx): Promise<SiteFault | null> {
  const there: { table: string; count: number }[] = [];
  const mustBeEmpty = ARCHIVED.filter(({ isFilledBySetUp }) => !isFilledBySetUp).map(({ name }) => name);
  // Includes form entries: visitors' submissions would lose the form they belong to.
  for (const table of ['orders', 'performances', 'form_entries', ...mustBeEmpty]) {
    const count = await countRows(trx, table);
    if (count > 0) there.push({ table, count });
  }
  if (there.length > 0) return { code: 'NOT_EMPTY', there };
  return (await hasWrittenContent(trx)) ? { code: 'PAGES_WRITTEN' } : null;
}

async function storeTable(
  trx: Trx,
  { folder }: CheckedArchive,
  tableColumns: TableColumns,
): Promise<ArchiveFault | null> {
  const { name } = tableColumns.table;
  try {
    for (const store of [insertRows, setParents])
      for await (const rows of batches(path.join(folder, name), tableColumns))
        await store(trx, tableColumns, rows);
    return null;
  } catch (error) {
    if (isForeignKeyViolation(error)) return { code: 'BROKEN_REFERENCE', table: name };
    if (isUniqueViolation(error)) return { code: 'TAKEN_TWICE', table: name };
    if (isRefusedValue(error)) return { code: 'REFUSED_ROW', table: name };
    throw error;
  }
}

async function* batches(place: string, tableColumns: TableColumns): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let line = 0;
  const lines = linesOf(createReadStream(place), { entry: place, most: AT_MOST.lineBytes });
  for await (const text of lines) {
    line += 1;
    rows.push(rowOf(tableColumns, text, line));
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** The first row that a form would not take. */
async function ruleFault(trx: Trx, resources: readonly Resource[]): Promise<ArchiveFault | null> {
  const archived = new Set<string>(ARCHIVED.map(({ name }) => name));
  for (const resource of resources.filter(({ table }) => archived.has(table))) {
    const faulty = await findFaultyRow(trx, resource);
    if (faulty) return { code: 'AGAINST_THE_RULES', table: resource.table, ...faulty };
  }
  return null;
}

/** The first document that is no tree of modules: no page could show it, and no editor open it. */
async function contentFault(trx: Trx): Promise<ArchiveFault | null> {
  for await (const { table, id, text } of findDocumentTexts(trx))
    if (!readTree(jsonIn(text)).ok) return { code: 'BAD_CONTENT', table, id };
  return null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
