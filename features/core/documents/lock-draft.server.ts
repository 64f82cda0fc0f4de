import type { Actor, Write } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { type Draft, findDraft, type Sign } from './draft-store.server.ts';

/** Locks the draft until the transaction ends; `null` where there is no such document. */
export async function lockDraft({ trx }: Write, engine: Engine, documentId: number): Promise<Draft | null> {
  await lockWithin(trx, engine, 'documents', documentId);
  return findDraft(trx, documentId);
}

export type LockError = { code: 'NOT_FOUND' } | { code: 'IN_TRASH' };

/** The same of a document that may be written: those whose page is in the trash remain unchanged. */
export async function lockOpenDraft(
  write: Write,
  engine: Engine,
  documentId: number,
): Promise<Result<Draft, LockError>> {
  const draft = await lockDraft(write, engine, documentId);
  if (!draft) return fail({ code: 'NOT_FOUND' });
  return draft.isInTrash ? fail({ code: 'IN_TRASH' }) : succeed(draft);
}

/** Returns the author and time of a write, as documents store them. */
export function signOf(actor: Actor, now: Instant): Sign {
  return { at: now, by: 'system' in actor ? null : actor.id };
}
