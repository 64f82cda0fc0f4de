import { setImmediate as turn } from 'node:timers/promises';
import type { Actor } from '#features/core/access/index.server.ts';
import {
  createAll,
  inputSchema,
  type Resource,
  type ResourceInput,
  type ResourceServices,
  type WriteRefusal,
} from '#features/core/resources/index.server.ts';
import type { FieldProblem } from '#lib/field-problem.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { parseFields } from '#platform/http/field-problems.server.ts';
import { COLUMNS, type ImportKind } from './columns.ts';
import type { Fault } from './fault.ts';
import { openEvents } from './kinds/events.server.ts';
import type { OpenReader } from './kinds/kind.ts';
import { openPersons } from './kinds/persons.server.ts';
import { openRedirects } from './kinds/redirects.server.ts';
import { readLines } from './read-lines.server.ts';
import { readTable, type Table } from './read-table.ts';

export interface ImportServices extends ResourceServices {
  resources: readonly Resource[];
}

/** Result of importing a file: either all of its lines were stored, or none. */
export interface Imported {
  lines: number;
  created: number;
  faults: Fault[];
}

const READERS: Record<ImportKind, OpenReader> = {
  redirects: openRedirects,
  events: openEvents,
  persons: openPersons,
};

/**
 * Stores what the lines of a file say, all or nothing, by the rules of forms; a trial stores nothing, having done the same
 * (docs/decisions/0077). Every fault is named. Throws `Problem` 403.
 */
export async function importFile(
  services: ImportServices,
  actor: Actor,
  kind: ImportKind,
  { file, isTrial }: { file: string; isTrial: boolean },
): Promise<Imported> {
  const resource = resourceOf(services, kind);
  const table = readTable(file, COLUMNS[kind]);
  if (!table.ok) return { lines: 0, created: 0, faults: table.error };
  const lines = table.value.lines.length;
  const stored = await createAll(services, resource, actor, async ({ trx, create }) => {
    const faults = await storeLines(table.value, await READERS[kind](trx), resource, create);
    return faults.length > 0 || isTrial ? fail({ code: 'FAULTS' as const, faults }) : succeed(null);
  });
  if (stored.ok) return { lines, created: lines, faults: [] };
  const faults = stored.error.code === 'FAULTS' ? stored.error.faults : placed(stored.error, null);
  return { lines, created: 0, faults };
}

export function resourceOf({ resources }: Pick<ImportServices, 'resources'>, kind: ImportKind): Resource {
  const resource = resources.find(({ path }) => path === `/${kind}`);
  if (!resource) throw new Error(`no resource is registered for the import kind ${kind}`);
  return resource;
}

/** Validates every readable line, those after a faulty one too: the editor needs all errors at once. */
async function storeLines(
  table: Table,
  reader: Awaited<ReturnType<OpenReader>>,
  resource: Resource,
  create: (input: ResourceInput) => Promise<Result<unknown, WriteRefusal>>,
): Promise<Fault[]> {
  const { read, faults } = await readLines(table, reader);
  const schema = inputSchema(resource);
  for (const { number, input } of read) {
    // SQLite transactions never yield to other work without an explicit turn.
    await turn();
    const parsed = parseFields(schema, input);
    if (!parsed.ok) {
      faults.push(...parsed.error.map((problem) => faultOf(problem, number)));
      continue;
    }
    const created = await create(parsed.value);
    if (!created.ok) faults.push(...placed(created.error, number));
  }
  return faults.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

function faultOf({ field, ...why }: FieldProblem, at: number | null): Fault {
  return { ...why, at, column: field };
}

/** Creating is refused by the rules of the resource, or because of what somebody wrote at the same moment. */
function placed(refusal: WriteRefusal, at: number | null): Fault[] {
  return refusal.code === 'INVALID'
    ? refusal.fields.map((problem) => faultOf(problem, at))
    : [{ code: 'CHANGED_MEANWHILE', at, column: null }];
}
