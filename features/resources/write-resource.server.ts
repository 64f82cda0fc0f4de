import { type Actor, inWrite, type Write, type WriteServices } from '#features/audit/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { isBrokenReference, isTakenTwice } from '#platform/database/transaction.server.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';
import type { Resource, ResourceInput } from './resource.server.ts';
import { deleteRow, freeSlug, isTaken, missingIds, readInput, writeInput } from './row-store.server.ts';

export interface ResourceServices extends WriteServices {
  engine: Engine;
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
  input: ResourceInput;
}

type Written = Result<Stored, WriteRefusal>;

/** Stores a new entity. */
export function createResource(
  services: ResourceServices,
  resource: Resource,
  input: ResourceInput,
  actor: Actor,
): Promise<Written> {
  return write(services, resource, actor, async (change) => {
    const written = await store(change, resource, null, input);
    if (written.ok) record(change, resource, written.value.id, null, written.value.input);
    return written;
  });
}

/**
 * Puts what `change` makes of the stored values in their place, if they are still in the state that `ifMatch` names: nobody
 * writes over what they have not seen. What is the same already is not written again.
 */
export function changeResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch }: { id: number; ifMatch: string },
  change: (current: ResourceInput) => ResourceInput,
  actor: Actor,
): Promise<Written> {
  return write(services, resource, actor, async (written) => {
    const { trx } = written;
    const current = await readInput(trx, resource, id);
    if (!current) return fail({ code: 'UNKNOWN' });
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const input = { slug: current.slug, ...change(current) };
    if (etagOf(input) === etagOf(current)) return succeed({ id, input: current });
    const needed = await needing(trx, resource, id, current, input);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    const stored = await store(written, resource, id, input);
    if (stored.ok) record(written, resource, id, current, stored.value.input);
    return stored;
  });
}

/** Deletes an entity, unless others need it or it is no longer in the state that `ifMatch` names. */
export function deleteResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch }: { id: number; ifMatch: string },
  actor: Actor,
): Promise<Written> {
  return write(services, resource, actor, async (change) => {
    const { trx } = change;
    const current = await readInput(trx, resource, id);
    if (!current) return fail({ code: 'UNKNOWN' });
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const needed = await needing(trx, resource, id, current, null);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    const reasons = (await resource.stays?.(trx, id, current)) ?? [];
    if (reasons.length > 0) return fail({ code: 'NEEDED', by: reasons });
    await deleteRow(trx, resource.table, id);
    record(change, resource, id, current, null);
    return succeed({ id, input: current });
  });
}

function record(
  change: Write,
  { path, tags, hidden = [] }: Resource,
  id: number,
  before: ResourceInput | null,
  after: ResourceInput | null,
): void {
  change.record({ entity: path.slice(1), id, before, after, hidden, tags: tags(id) });
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

/** One at a time per table: what is looked for within is still so when it is stored. */
async function write(
  services: ResourceServices,
  { table, permission }: Resource,
  actor: Actor,
  work: (change: Write) => Promise<Written>,
): Promise<Written> {
  try {
    return await inWrite(services, actor, permission, async (change) => {
      await lockWithin(change.trx, services.engine, `resource ${table}`, 0);
      return work(change);
    });
  } catch (error) {
    // Somebody linked to it, deleted what it links to, or took its name, after the look whether all is well.
    if (isBrokenReference(error) || isTakenTwice(error))
      return fail({ code: 'NEEDED', by: ['something written at the same moment'] });
    throw error;
  }
}

async function store(
  change: Write,
  resource: Resource,
  id: number | null,
  input: ResourceInput,
): Promise<Written> {
  const { trx, now } = change;
  const fields = [
    ...(resource.check?.(input) ?? []),
    ...(await unknownReferences(trx, resource, input)),
    ...(await takenValues(trx, resource, id, input)),
  ];
  if (fields.length === 0) fields.push(...((await resource.checkStored?.(trx, id, input)) ?? []));
  if (fields.length > 0) return fail({ code: 'INVALID', fields });
  const slug =
    resource.slugFrom === undefined
      ? {}
      : { slug: input.slug ?? (await freeSlug(trx, resource, resource.slugFrom(input))) };
  const stored = await writeInput(trx, resource, id, { ...input, ...slug }, now);
  await resource.afterWrite?.(change, stored, input);
  // Read back: texts are cleaned on their way in.
  return succeed({ id: stored, input: (await readInput(trx, resource, stored)) ?? {} });
}

async function takenValues(
  trx: Trx,
  { table, slugFrom, unique = [], name }: Resource,
  id: number | null,
  input: ResourceInput,
): Promise<ProblemField[]> {
  const alone = slugFrom === undefined ? unique : [{ field: 'slug', column: 'slug' }, ...unique];
  const taken: ProblemField[] = [];
  for (const { field, column } of alone) {
    const value = input[field] ?? null;
    if (value !== null && (await isTaken(trx, { table, column, value, except: id })))
      taken.push({ field, message: `belongs to another ${name}` });
  }
  return taken;
}

async function unknownReferences(
  trx: Trx,
  { fields }: Resource,
  input: ResourceInput,
): Promise<ProblemField[]> {
  const unknown: ProblemField[] = [];
  for (const [field, { refersTo }] of Object.entries(fields)) {
    if (!refersTo) continue;
    const missing = await missingIds(trx, refersTo.table, refersTo.ids(input[field]));
    if (missing.length > 0) unknown.push({ field, message: `there is no ${missing.join(', ')}` });
  }
  return unknown;
}
