import type { Actor, Write } from '#features/audit/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { type Draft, findDraft, type Sign } from './draft-store.server.ts';

/** The draft as it is, which nobody else changes until the transaction ends; `null` where there is no such document. */
export async function lockDraft({ trx }: Write, engine: Engine, documentId: number): Promise<Draft | null> {
  await lockWithin(trx, engine, 'documents', documentId);
  return findDraft(trx, documentId);
}

/** Who writes, and when, as documents keep it. */
export function signOf(actor: Actor, now: Instant): Sign {
  return { at: now, by: 'system' in actor ? null : actor.id };
}
