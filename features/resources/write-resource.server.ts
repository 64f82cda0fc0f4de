import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction, isBrokenReference } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { etagOf, matchesEtag } from './etag.server.ts';
import type { Resource, ResourceInput } from './resource.server.ts';
import { deleteRow, freeSlug, isTaken, missingIds, readInput, writeInput } from './row-store.server.ts';

export interface ResourceServices {
  db: Db;
  engine: Engine;
  bus: EventBus;
  log: Log;
  clock: Clock;
}

/** Who writes, for the log; an id, no name. */
export interface Writer {
  id: number;
}

export type WriteRefusal =
  | { code: 'UNKNOWN' }
  /** Somebody else has changed it since it was read. */
  | { code: 'CHANGED' }
  | { code: 'INVALID'; fields: ProblemField[] }
  /** It cannot be deleted while these need it. */
  | { code: 'NEEDED'; by: string[] };

export interface Stored {
  id: number;
  draft: ResourceInput;
}

type Written = Result<Stored, WriteRefusal>;

/** Stores a new entity. */
export function createResource(
  services: ResourceServices,
  resource: Resource,
  draft: ResourceInput,
  by: Writer,
): Promise<Written> {
  return write(services, resource, by, 'created', (trx) =>
    store(trx, resource, null, draft, services.clock.now()),
  );
}

/**
 * Puts what `change` makes of the stored draft in its place, if it is still in the state that `ifMatch` names: nobody writes
 * over what they have not seen.
 */
export function changeResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch }: { id: number; ifMatch: string },
  change: (current: ResourceInput) => ResourceInput,
  by: Writer,
): Promise<Written> {
  return write(services, resource, by, 'changed', async (trx) => {
    const current = await readInput(trx, resource, id);
    if (!current) return fail({ code: 'UNKNOWN' });
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const draft = { slug: current.slug, ...change(current) };
    const needed = await needing(trx, resource, id, current, draft);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    return store(trx, resource, id, draft, services.clock.now());
  });
}

/** Deletes an entity, unless others need it or it is no longer in the state that `ifMatch` names. */
export function deleteResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch }: { id: number; ifMatch: string },
  by: Writer,
): Promise<Written> {
  return write(services, resource, by, 'deleted', async (trx) => {
    const current = await readInput(trx, resource, id);
    if (!current) return fail({ code: 'UNKNOWN' });
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const needed = await needing(trx, resource, id, current, null);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    await deleteRow(trx, resource.table, id);
    return succeed({ id, draft: current });
  });
}

/** Whose rows name an entity as it stands, and would no longer find it: deleted (`next` is `null`), or under another name. */
async function needing(
  trx: Trx,
  { neededBy = [] }: Resource,
  id: number,
  current: ResourceInput,
  next: ResourceInput | null,
): Promise<string[]> {
  const needed: string[] = [];
  for (const { table, column, as, key } of neededBy) {
    const value = key ? key(current) : id;
    const stays = next !== null && (key ? key(next) === value : true);
    if (value === null || stays) continue;
    if (await isTaken(trx, { table, column, value, except: null })) needed.push(as);
  }
  return needed;
}

/** One transaction at a time per table, then everybody is told; on failure nothing is stored and nobody is. */
async function write(
  { db, engine, bus, log }: ResourceServices,
  resource: Resource,
  by: Writer,
  what: string,
  work: (trx: Trx) => Promise<Written>,
): Promise<Written> {
  const written = await inTransaction(db, async (trx) => {
    await lockWithin(trx, engine, `resource ${resource.table}`, 0);
    return work(trx);
  }).catch((error: unknown): Written => {
    // Somebody linked to it, or deleted what it links to, after the look whether all is there.
    if (isBrokenReference(error))
      return fail({ code: 'NEEDED', by: ['something written at the same moment'] });
    throw error;
  });
  if (written.ok) {
    const { id } = written.value;
    await bus.publish({ type: 'changed', tags: resource.tags(id) });
    log.info({ account: by.id, resource: resource.name, id }, what);
  }
  return written;
}

async function store(
  trx: Trx,
  resource: Resource,
  id: number | null,
  draft: ResourceInput,
  now: Instant,
): Promise<Written> {
  const fields = [
    ...(resource.check?.(draft) ?? []),
    ...(await unknownReferences(trx, resource, draft)),
    ...(await takenValues(trx, resource, id, draft)),
  ];
  if (fields.length === 0) fields.push(...((await resource.checkStored?.(trx, id, draft)) ?? []));
  if (fields.length > 0) return fail({ code: 'INVALID', fields });
  const slug =
    resource.slugFrom === undefined ? {} : { slug: draft.slug ?? (await slugOf(trx, resource, draft)) };
  const stored = await writeInput(trx, resource, id, { ...draft, ...slug }, now);
  await resource.afterWrite?.(trx, stored);
  // Read back: texts are cleaned on their way in.
  return succeed({ id: stored, draft: (await readInput(trx, resource, stored)) ?? {} });
}

function slugOf(trx: Trx, resource: Resource, draft: ResourceInput): Promise<string> {
  const title = draft[resource.slugFrom ?? ''];
  return freeSlug(trx, resource, typeof title === 'string' ? title : (title as { de: string }).de);
}

async function takenValues(
  trx: Trx,
  { table, slugFrom, unique = [], name }: Resource,
  id: number | null,
  draft: ResourceInput,
): Promise<ProblemField[]> {
  const alone = slugFrom === undefined ? unique : [{ field: 'slug', column: 'slug' }, ...unique];
  const taken: ProblemField[] = [];
  for (const { field, column } of alone) {
    const value = draft[field] ?? null;
    if (value !== null && (await isTaken(trx, { table, column, value, except: id })))
      taken.push({ field, message: `belongs to another ${name}` });
  }
  return taken;
}

async function unknownReferences(
  trx: Trx,
  { fields }: Resource,
  draft: ResourceInput,
): Promise<ProblemField[]> {
  const unknown: ProblemField[] = [];
  for (const [field, { refersTo }] of Object.entries(fields)) {
    if (!refersTo) continue;
    const missing = await missingIds(trx, refersTo.table, refersTo.ids(draft[field]));
    if (missing.length > 0) unknown.push({ field, message: `there is no ${missing.join(', ')}` });
  }
  return unknown;
}
