import { type Actor, inWrite, type Write, type WriteServices } from '#features/audit/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { documentsTag, documentTag } from './cache-tags.ts';
import type { Definitions } from './definition.ts';
import { fromTree } from './document.ts';
import type { Draft, Sign } from './draft-store.server.ts';
import { lockDraft, signOf } from './lock-draft.server.ts';
import { ANYTHING_KNOWN, type PublishFinding, publishChecks } from './publish-checks.ts';
import {
  deletePlan,
  findPublications,
  insertPublication,
  insertVersion,
  type Publication,
} from './version-store.server.ts';

type Services = WriteServices & { engine: Engine; definitions: Definitions };

export type PublishError =
  | { code: 'NOT_FOUND' }
  /** Somebody changed the draft since the one who publishes read it. */
  | { code: 'CHANGED'; version: number }
  /** What stands in the way of publishing, each with its module, field and language. */
  | { code: 'INCOMPLETE'; errors: PublishFinding[] }
  | { code: 'IN_THE_PAST' };

export interface Publishing {
  documentId: number;
  /** The draft's version that is published: nobody publishes what they have not seen. */
  baseVersion: number;
  languages: readonly Language[];
  /** When; at once where it does not say. */
  at?: Instant | null;
}

/**
 * Publishes the draft in some languages, now or from an instant on. What is published is a stored version, structure and
 * texts of this moment: later changes of the draft, and publishing the other language, leave it alone
 * (docs/product/content.md#publishing).
 */
export function publishDocument(
  services: Services,
  actor: Actor,
  { documentId, baseVersion, languages, at = null }: Publishing,
): Promise<Result<{ versionId: number }, PublishError>> {
  return inWrite<{ versionId: number }, PublishError>(services, actor, 'edit-pages', async (write) => {
    const { trx, now } = write;
    const draft = await lockDraft(write, services.engine, documentId);
    if (!draft) return fail({ code: 'NOT_FOUND' });
    if (draft.version !== baseVersion) return fail({ code: 'CHANGED', version: draft.version });
    if (at !== null && at < now) return fail({ code: 'IN_THE_PAST' });
    const document = fromTree(draft.content);
    const errors = languages
      .flatMap((language) => publishChecks(services.definitions, document, language, ANYTHING_KNOWN))
      .filter(({ blocking }) => blocking);
    if (errors.length > 0) return fail({ code: 'INCOMPLETE', errors });
    const sign = signOf(actor, now);
    const versionId = await insertVersion(trx, documentId, draft.content, { reason: 'published' }, sign);
    for (const language of languages)
      await plan(write, draft, { language, versionId, startsAt: at ?? now }, sign);
    return succeed({ versionId });
  });
}

/** Takes a document offline in some languages, now or from an instant on. */
export function unpublishDocument(
  services: Omit<Services, 'definitions'>,
  actor: Actor,
  { documentId, languages, at = null }: Omit<Publishing, 'baseVersion'>,
): Promise<Result<null, PublishError>> {
  return inWrite<null, PublishError>(services, actor, 'edit-pages', async (write) => {
    const draft = await lockDraft(write, services.engine, documentId);
    if (!draft) return fail({ code: 'NOT_FOUND' });
    if (at !== null && at < write.now) return fail({ code: 'IN_THE_PAST' });
    const sign = signOf(actor, write.now);
    for (const language of languages)
      await plan(write, draft, { language, versionId: null, startsAt: at ?? write.now }, sign);
    return succeed(null);
  });
}

async function plan(
  { trx, record }: Write,
  { documentId }: Draft,
  publication: Omit<Publication, 'id'>,
  sign: Sign,
): Promise<void> {
  await insertPublication(trx, documentId, publication, sign);
  const after = {
    language: publication.language,
    version: publication.versionId,
    from: publication.startsAt,
  };
  record({ entity: 'publications', id: documentId, before: null, after, tags: shownBy(documentId) });
}

/** Takes back something that is planned and has not begun. */
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
