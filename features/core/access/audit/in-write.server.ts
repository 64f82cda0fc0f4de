import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Principal } from '../principal.ts';
import { notAllowed } from '../require-permission.server.ts';
import { can, type Permission } from '../roles.ts';
import type { AuditAction } from './audit-action.ts';
import { difference, type FieldChanges, type Values } from './difference.ts';
import { insertAuditEntries } from './store.server.ts';

export interface WriteServices {
  db: Db;
  bus: EventBus;
  clock: Clock;
  log: Log;
}

/** Author of a change: somebody with an account, or a part of the site itself, such as a job or a command. */
export type Actor = Pick<Principal, 'id' | 'role'> | { system: string };

/** Change of an entity. Nothing is recorded or published when there is no difference. */
export interface Change {
  /** As the API calls it: `persons`, `settings`. */
  entity: string;
  /** `null` where there is only one. */
  id: number | string | null;
  /** All its writable fields; `null` for a new entity. */
  before: Values | null;
  /** The same after the change; `null` for a deleted entity. */
  after: Values | null;
  /** Fields whose values are nobody's business. */
  hidden?: readonly string[];
  /** Cache tags of everything that shows the entity. */
  tags: readonly CacheTag[];
}

/** Context passed to `work`. */
export interface Write {
  trx: Trx;
  now: Instant;
  record(change: Change): void;
}

/** Carries a refusal out of the transaction that it undoes. Never leaves this file. */
class Rollback<E> extends Error {
  readonly refusal: E;

  constructor(refusal: E) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * The one function for changes others see (docs/decisions/0028): checks the permission, runs `work` in one transaction,
 * writes the audit entries it recorded, and after the commit announces the changed tags to every node. A refusal rolls
 * everything back. `work` uses only the transaction it is given and may run more than once. Throws `Problem` 403 when the
 * actor may not.
 */
export async function inWrite<T, E = never>(
  services: WriteServices,
  actor: Actor,
  permission: Permission,
  work: (write: Write) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  if (!('system' in actor) && !can(actor, permission)) throw notAllowed(actor);
  let changes: RecordedChange[] = [];
  let isCommitting = false;
  let value: T;
  try {
    value = await inTransaction(services.db, async (trx) => {
      changes = [];
      isCommitting = false;
      const now = services.clock.now();
      const result = await work({
        trx,
        now,
        record: (change) => void changes.push(...differing(change)),
      });
      if (!result.ok) throw new Rollback(result.error);
      await insertAuditEntries(
        trx,
        changes.map((change) => entryOf(change, actor, now)),
      );
      isCommitting = true;
      return result.value;
    });
  } catch (error) {
    if (error instanceof Rollback) return fail(error.refusal as E);
    // Publishes the changes after a failed commit as well: it may have succeeded, and a fresh read is never wrong.
    if (isCommitting) await tell(services, changes);
    throw error;
  }
  await tell(services, changes);
  for (const { action, entity, id } of changes) services.log.info({ actor: idOf(actor), entity, id }, action);
  return succeed(value);
}

/**
 * Writes the audit entry of a change within the transaction of a caller that has to be one with it, such as the box office; `tags` are
 * not announced.
 */
export async function recordWithin(trx: Trx, actor: Actor, change: Change, at: Instant): Promise<void> {
  await insertAuditEntries(
    trx,
    differing(change).map((each) => entryOf(each, actor, at)),
  );
}

interface RecordedChange extends Change {
  action: AuditAction;
  differences: FieldChanges;
}

function differing(change: Change): RecordedChange[] {
  const { before, after, hidden } = change;
  const differences = difference(before, after, hidden);
  const action = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  if (action === 'changed' && Object.keys(differences).length === 0) return [];
  return [{ ...change, action, differences }];
}

function entryOf({ action, entity, id, differences }: RecordedChange, actor: Actor, at: Instant) {
  return {
    at,
    actor_id: 'system' in actor ? null : actor.id,
    actor_system: 'system' in actor ? actor.system : null,
    action,
    entity,
    entity_id: id === null ? null : String(id),
    changes: toJson(differences),
  };
}

/** Publishes committed changes; the commit stands even when this fails. */
async function tell({ bus, log }: WriteServices, changes: RecordedChange[]): Promise<void> {
  const tags = [...new Set(changes.flatMap((change) => change.tags))];
  if (tags.length === 0) return;
  try {
    await bus.publish({ type: 'changed', tags });
  } catch (error) {
    log.warn({ err: error, tags }, 'could not publish a change to other nodes');
  }
}

function idOf(actor: Actor): number | string {
  return 'system' in actor ? actor.system : actor.id;
}
