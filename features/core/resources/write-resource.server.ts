import {
  type Actor,
  can,
  inWrite,
  notAllowed,
  type Write,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { FieldProblem } from '#lib/field-problem.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/database/transaction.server.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import { referencingRows, takenValues, unknownReferences } from './check-stored.server.ts';
import { createIdempotently } from './create-idempotently.server.ts';
import type { Resource, ResourceInput } from './resource.server.ts';
import { deleteRow, freeSlug, readInput, writeInput } from './row-store.server.ts';
import {
  draftTexts,
  ensureTexts,
  lockTexts,
  type TextServices,
  textsOf,
  withTexts,
  writeTexts,
} from './texts/object-texts.server.ts';
import { deleteObjectTexts } from './texts/text-store.server.ts';

export interface ResourceServices extends WriteServices, TextServices {
  /** Scheme and host of the site. */
  origin: string;
}

export type WriteRefusal =
  | { code: 'UNKNOWN' }
  /** Somebody else has changed it since it was read. */
  | { code: 'CHANGED' }
  | { code: 'INVALID'; fields: FieldProblem[] }
  /** Something else was created with its key. */
  | { code: 'KEY_REUSED' }
  /** It cannot be deleted while these need it. */
  | { code: 'NEEDED'; by: string[] }
  /** Its state forbids deleting it. */
  | { code: 'BLOCKED'; fields: FieldProblem[] }
  /** Somebody wrote what it depends on at the same moment: the same call may be sent again. */
  | { code: 'CONFLICT' };

export interface Stored {
  id: number;
  input: ResourceInput;
}

type Written = Result<Stored, WriteRefusal>;

/**
 * Stores a new entity. Its texts are published: visitors could not have read any yet.
 * @param key idempotency key of the request
 */
export function createResource(
  services: ResourceServices,
  resource: Resource,
  input: ResourceInput,
  actor: Actor,
  key: string | null = null,
): Promise<Written> {
  return write(services, resource, actor, (change) =>
    createIdempotently(
      change,
      resource,
      { key, actor, input },
      {
        create: () => create(change, services, resource, input, actor),
        read: (id) => readState(change.trx, resource, id),
      },
    ),
  );
}

/** Context that `createAll` passes to its callback. */
export interface Creating {
  trx: Trx;
  /** Stores one; those before it are there already. */
  create(input: ResourceInput): Promise<Written>;
}

/**
 * Stores new entities of one kind together: a refusal of `work` leaves nothing of any of them. Each is validated and audited
 * separately. `work` may run more than once.
 */
export function createAll<T, E>(
  services: ResourceServices,
  resource: Resource,
  actor: Actor,
  work: (creating: Creating) => Promise<Result<T, E>>,
): Promise<Result<T, E | WriteRefusal>> {
  return write(services, resource, actor, (change) =>
    work({
      trx: change.trx,
      create: (input) => create(change, services, resource, input, actor),
    }),
  );
}

/** Throws `Problem` 403 where a field is changed that needs a permission the actor lacks. */
function assertMayChange(
  { fieldPermissions = {}, fields }: Resource,
  actor: Actor,
  before: ResourceInput | null,
  after: ResourceInput,
): void {
  if ('system' in actor) return;
  for (const [name, permission] of Object.entries(fieldPermissions)) {
    if (permission === undefined || can(actor, permission)) continue;
    const usual = before ? before[name] : fields[name]?.schema.safeParse(undefined).data;
    if (etagOf({ [name]: after[name] }) !== etagOf({ [name]: usual })) throw notAllowed(actor);
  }
}

async function create(
  change: Write,
  services: ResourceServices,
  resource: Resource,
  input: ResourceInput,
  actor: Actor,
): Promise<Written> {
  assertMayChange(resource, actor, null, input);
  const written = await store(change, services, resource, null, input);
  if (!written.ok) return written;
  const { id, input: stored } = written.value;
  record(change, resource, id, null, stored);
  const texts = await writeTextDrafts(
    change,
    services,
    resource,
    actor,
    { id, columns: stored },
    input,
    true,
  );
  return texts.ok ? succeed({ id, input: await stateOf(change.trx, resource, id) }) : texts;
}

/** State to change, and whether its texts are published with it. */
export interface Target {
  id: number;
  /** Version the writer has seen (optimistic locking): a stale write is refused. */
  ifMatch: string;
  /** Else texts are written into a draft. */
  publish: boolean;
}

/**
 * Applies `change` to the values as editors have them, under optimistic locking (`ifMatch`). Equal values are not written
 * again.
 */
export function changeResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch, publish }: Target,
  change: (current: ResourceInput) => ResourceInput,
  actor: Actor,
): Promise<Written> {
  return write(services, resource, actor, async (written) => {
    const { trx } = written;
    // Publishing writes columns too: the document is held before they are read.
    await lockTexts(written, services, resource, id);
    const columns = await readInput(trx, resource, id);
    if (!columns) return fail({ code: 'UNKNOWN' });
    const current = await stateOf(trx, resource, id);
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const input = { slug: current.slug, ...change(current) };
    assertMayChange(resource, actor, current, input);
    if (etagOf(input) === etagOf(current) && !publish) return succeed({ id, input: current });
    const needed = await referencingRows(trx, resource, id, current, input);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    const texts = await writeTextDrafts(written, services, resource, actor, { id, columns }, input, publish);
    if (!texts.ok) return texts;
    // Excludes texts from this write: publishing has already written them.
    const live = (await readInput(trx, resource, id)) ?? {};
    const rest = resource.texts ? { ...input, ...pick(live, Object.keys(resource.texts.fields)) } : input;
    if (etagOf(rest) !== etagOf(live)) {
      const stored = await store(written, services, resource, id, rest);
      if (!stored.ok) return stored;
      record(written, resource, id, live, stored.value.input);
    }
    return succeed({ id, input: await stateOf(trx, resource, id) });
  });
}

/** An entity as editors have it: with the drafts of its texts. */
export async function readState(db: Db | Trx, resource: Resource, id: number): Promise<ResourceInput | null> {
  const columns = await readInput(db, resource, id);
  const texts = columns && (await draftTexts(db, resource, id));
  return texts ? withTexts(resource, columns, texts) : columns;
}

const stateOf = async (trx: Trx, resource: Resource, id: number): Promise<ResourceInput> =>
  (await readState(trx, resource, id)) ?? {};

const pick = (input: ResourceInput, names: readonly string[]): ResourceInput =>
  Object.fromEntries(names.map((name) => [name, input[name]]));

/** Writes what an input says into the draft of its texts, where it says something else, or publishes it. */
async function writeTextDrafts(
  write: Write,
  services: ResourceServices,
  resource: Resource,
  actor: Actor,
  { id, columns }: { id: number; columns: ResourceInput },
  input: ResourceInput,
  publish: boolean,
): Promise<Result<null, WriteRefusal>> {
  const { texts: definition } = resource;
  if (!definition) return succeed(null);
  const wanted = textsOf(definition, input);
  const said = (await draftTexts(write.trx, resource, id)) ?? textsOf(definition, columns);
  if (!publish && etagOf(said) === etagOf(wanted)) return succeed(null);
  const documentId = await ensureTexts(write, services, resource, id, columns);
  const written = await writeTexts(write, services, actor, { documentId, definition }, { wanted, publish });
  return written.ok ? succeed(null) : fail({ code: 'INVALID', fields: written.error });
}

/** Deletes an entity, unless others need it or it is no longer in the state that `ifMatch` names. */
export function deleteResource(
  services: ResourceServices,
  resource: Resource,
  { id, ifMatch }: Pick<Target, 'id' | 'ifMatch'>,
  actor: Actor,
): Promise<Written> {
  return write<Stored, WriteRefusal>(services, resource, actor, async (change) => {
    const { trx } = change;
    const current = await readState(trx, resource, id);
    if (!current) return fail({ code: 'UNKNOWN' });
    if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' });
    const needed = await referencingRows(trx, resource, id, current, null);
    if (needed.length > 0) return fail({ code: 'NEEDED', by: needed });
    const fields = (await resource.deletionBlockers?.(trx, id, current)) ?? [];
    if (fields.length > 0) return fail({ code: 'BLOCKED', fields });
    await deleteObjectTexts(trx, resource.name, id);
    await deleteRow(trx, resource.table, id);
    await resource.afterDelete?.(change, current);
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

/** Serialized per table: results of its queries still hold when it is stored. */
async function write<T, E>(
  services: ResourceServices,
  { table, permission }: Resource,
  actor: Actor,
  work: (change: Write) => Promise<Result<T, E>>,
): Promise<Result<T, E | WriteRefusal>> {
  try {
    return await inWrite(services, actor, permission, async (change) => {
      await lockWithin(change.trx, services.engine, `resource ${table}`, 0);
      return work(change);
    });
  } catch (error) {
    // Somebody linked to it, deleted what it links to, or took its name, after the look whether all is well.
    if (isForeignKeyViolation(error) || isUniqueViolation(error)) return fail({ code: 'CONFLICT' });
    throw error;
  }
}

async function store(
  change: Write,
  { origin }: Pick<ResourceServices, 'origin'>,
  resource: Resource,
  id: number | null,
  wanted: ResourceInput,
): Promise<Written> {
  const { trx, now } = change;
  const input = resource.normalize?.(wanted, origin) ?? wanted;
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
  // Read back: texts are normalized on their way in.
  return succeed({ id: stored, input: (await readInput(trx, resource, stored)) ?? {} });
}
