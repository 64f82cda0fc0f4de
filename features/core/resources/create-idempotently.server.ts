import type { Actor, Write } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { claimKey, findResponse, keyedRequest, saveResponse } from './idempotency/store.server.ts';
import type { Resource, ResourceInput } from './resource.server.ts';

type Created<E> = Result<{ id: number; input: ResourceInput }, E>;

/**
 * Runs `create` once per idempotency key, within its transaction: a repeated request returns the existing entity. One that
 * was deleted since may be created again.
 */
export async function createIdempotently<E>(
  { trx, now }: Write,
  { path }: Resource,
  { key, actor, input }: { key: string | null; actor: Actor; input: ResourceInput },
  {
    create,
    read,
  }: { create: () => Promise<Created<E>>; read: (id: number) => Promise<ResourceInput | null> },
): Promise<Created<E | { code: 'KEY_REUSED' }>> {
  const sender = 'system' in actor ? actor.system : `account ${actor.id}`;
  const keyed = keyedRequest({ key, session: `${sender} ${path}` }, input);
  if (!keyed) return create();
  if (!(await claimKey(trx, keyed, now))) {
    const saved = await findResponse(trx, keyed);
    if (saved === null) return fail({ code: 'KEY_REUSED' });
    const stored = await read(Number(saved));
    if (stored) return succeed({ id: Number(saved), input: stored });
  }
  const created = await create();
  if (created.ok) await saveResponse(trx, keyed, `${created.value.id}`);
  return created;
}
