import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockOpenDraft, signOf } from './lock-draft.server.ts';
import type { RestoreError } from './restore-version.server.ts';
import { insertVersion } from './version-store.server.ts';

/** Saves the draft as a named version, with an optional note. Returns the version's id. */
export function nameVersion(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  {
    documentId,
    baseVersion,
    name,
    note,
  }: { documentId: number; baseVersion: number; name: string; note: string | null },
): Promise<Result<number, RestoreError>> {
  return inWrite<number, RestoreError>(services, actor, 'edit-pages', async (write) => {
    const locked = await lockOpenDraft(write, services.engine, documentId);
    if (!locked.ok) return locked;
    const draft = locked.value;
    if (draft.version !== baseVersion) return fail({ code: 'CHANGED', draft });
    const sign = signOf(actor, write.now);
    const id = await insertVersion(
      write.trx,
      documentId,
      draft.content,
      { reason: 'named', name, note },
      sign,
    );
    write.record({
      entity: 'versions',
      id,
      before: null,
      after: { document: documentId, name, note },
      tags: [],
    });
    return succeed(id);
  });
}
