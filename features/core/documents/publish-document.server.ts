import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { documentsTag, documentTag } from './cache-tags.ts';
import type { Definitions } from './definition.ts';
import { fromTree } from './document.ts';
import { type LockError, lockOpenDraft, signOf } from './lock-draft.server.ts';
import {
  deletePlan,
  findPublications,
  insertPublication,
  type Publication,
} from './publication-store.server.ts';
import { ANYTHING_KNOWN, type PublishFinding, publishChecks } from './publish-checks.ts';
import { insertVersion } from './version-store.server.ts';

/** Dependencies of publishing besides the transaction. */
export interface PublishServices {
  engine: Engine;
  definitions: Definitions;
  /**
   * Runs the consequences of publishing or planning, in the same transaction (docs/decisions/0045). A refusal rolls
   * all of it back.
   */
  afterPublish?(
    write: Write,
    documentId: number,
    publication: Omit<Publication, 'id'>,
  ): Promise<Result<null, PublishError>>;
}

type Services = WriteServices & PublishServices;

export type PublishError =
  | LockError
  /** Somebody changed the draft since the one who publishes read it. */
  | { code: 'CHANGED'; version: number }
  /** Findings that block publishing, each with its module, field and language. */
  | { code: 'INCOMPLETE'; errors: PublishFinding[] }
  | { code: 'IN_THE_PAST' }
  /** Documents that must always exist in German cannot be taken offline in it. */
  | { code: 'GERMAN_NEEDED' };

export interface Publishing {
  documentId: number;
  /** The draft's version that is published: nobody publishes what they have not seen. */
  baseVersion: number;
  languages: readonly Language[];
  /** When; at once where it does not say. */
  at?: Instant | null;
}

/**
 * Publishes the draft in some languages, now or from an instant on. The result is a stored version, structure and texts of
 * this moment: later changes of the draft, and publishing the other language, do not affect it
 * (docs/product/content.md#publishing).
 */
export function publishDocument(
  services: Services,
  actor: Actor,
  publishing: Publishing,
): Promise<Result<{ versionId: number }, PublishError>> {
  return inWrite<{ versionId: number }, PublishError>(services, actor, 'edit-pages', (write) =>
    publishWithin(write, services, actor, publishing),
  );
}

/** The same within a transaction that changes more. */
export async function publishWithin(
  write: Write,
  services: PublishServices,
  actor: Actor,
  { documentId, baseVersion, languages, at = null }: Publishing,
): Promise<Result<{ versionId: number }, PublishError>> {
  const { trx, now } = write;
  const locked = await lockOpenDraft(write, services.engine, documentId);
  if (!locked.ok) return locked;
  const draft = locked.value;
  if (draft.version !== baseVersion) return fail({ code: 'CHANGED', version: draft.version });
  if (at !== null && at < now) return fail({ code: 'IN_THE_PAST' });
  const document = fromTree(draft.content);
  const errors = languages
    .flatMap((language) => publishChecks(services.definitions, document, language, ANYTHING_KNOWN))
    .filter(({ blocking }) => blocking);
  if (errors.length > 0) return fail({ code: 'INCOMPLETE', errors });
  const versionId = await insertVersion(
    trx,
    documentId,
    draft.content,
    { reason: 'published' },
    signOf(actor, now),
  );
  const planned = languages.map((language) => ({ language, versionId, startsAt: at ?? now }));
  const done = await plan(write, services, actor, documentId, planned);
  return done.ok ? succeed({ versionId }) : done;
}

/** Takes a document offline in some languages, now or from an instant on. */
export function unpublishDocument(
  services: Omit<Services, 'definitions'>,
  actor: Actor,
  { documentId, languages, at = null }: Omit<Publishing, 'baseVersion'>,
): Promise<Result<null, PublishError>> {
  return inWrite<null, PublishError>(services, actor, 'edit-pages', async (write) => {
    const locked = await lockOpenDraft(write, services.engine, documentId);
    if (!locked.ok) return locked;
    if (at !== null && at < write.now) return fail({ code: 'IN_THE_PAST' });
    const planned = languages.map((language) => ({ language, versionId: null, startsAt: at ?? write.now }));
    return plan(write, services, actor, documentId, planned);
  });
}

async function plan(
  write: Write,
  { afterPublish }: Pick<PublishServices, 'afterPublish'>,
  actor: Actor,
  documentId: number,
  publications: readonly Omit<Publication, 'id'>[],
): Promise<Result<null, PublishError>> {
  const { trx, now, record } = write;
  for (const publication of publications) {
    await insertPublication(trx, documentId, publication, signOf(actor, now));
    const { language, versionId: version, startsAt: from } = publication;
    const after = { language, version, from };
    record({ entity: 'publications', id: documentId, before: null, after, tags: shownBy(documentId) });
  }
  for (const publication of publications) {
    const followed = await afterPublish?.(write, documentId, publication);
    if (followed && !followed.ok) return followed;
  }
  return succeed(null);
}

/** Cancels a plan that has not started. */
export function cancelPlan(
  services: Omit<Services, 'definitions'>,
  actor: Actor,
  documentId: number,
  planId: number,
): Promise<Result<null, { code: 'NOT_FOUND' }>> {
  return inWrite(services, actor, 'edit-pages', async ({ trx, now, record }) => {
    const planned = (await findPublications(trx, documentId)).find(({ id }) => id === planId);
    if (!planned || !(await deletePlan(trx, documentId, planId, now))) return fail({ code: 'NOT_FOUND' });
    const before = { language: planned.language, version: planned.versionId, from: planned.startsAt };
    record({ entity: 'publications', id: documentId, before, after: null, tags: shownBy(documentId) });
    return succeed(null);
  });
}

function shownBy(documentId: number): CacheTag[] {
  return [documentTag(documentId), documentsTag()];
}
