import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import { versionState } from './content-json.server.ts';
import type { VersionFacts } from './version.ts';
import type { VersionDescription } from './version-description.ts';
import { findVersion, updateDescription } from './version-store.server.ts';

export type DescribeError =
  | { code: 'NOT_FOUND' }
  | { code: 'CHANGED' }
  /** A version saved manually under a name has to have one. */
  | { code: 'NAME_NEEDED' };

/** Changes the description of a version under optimistic locking (`ifMatch`). The content of the version is unchanged. */
export function describeVersion(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  {
    documentId,
    versionId,
    ifMatch,
    changes,
  }: { documentId: number; versionId: number; ifMatch: string; changes: Partial<VersionDescription> },
): Promise<Result<VersionFacts, DescribeError>> {
  return inWrite<VersionFacts, DescribeError>(services, actor, 'edit-pages', async ({ trx, record }) => {
    await lockWithin(trx, services.engine, 'documents', documentId);
    const before = await findVersion(trx, documentId, versionId);
    if (!before) return fail({ code: 'NOT_FOUND' });
    if (!matchesEtag(ifMatch, etagOf(versionState(before)))) return fail({ code: 'CHANGED' });
    const after = { ...before, ...changes };
    if (after.reason === 'named' && after.name === null) return fail({ code: 'NAME_NEEDED' });
    await updateDescription(trx, versionId, after);
    record({
      entity: 'versions',
      id: versionId,
      before: versionState(before),
      after: versionState(after),
      tags: [],
    });
    return succeed(after);
  });
}
