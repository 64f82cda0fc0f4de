import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { redirectsTag } from './cache-tags.ts';
import { planRedirect, type Redirect, type RedirectError } from './redirect-rules.ts';
import { findAllRedirects, writeRedirects } from './store.server.ts';

/**
 * Stores where an old path leads. Redirects never form chains: one to a path that leads on is refused, and those that led
 * to its old path are led on. Gives everything that was stored.
 */
export async function saveRedirect(
  { db, engine, bus }: { db: Db; engine: Engine; bus: EventBus },
  redirect: Redirect,
): Promise<Result<Redirect[], RedirectError>> {
  const plan = await inTransaction(db, async (trx) => {
    // Two redirects saved at once could each be right and form a loop together.
    await lockWithin(trx, engine, 'redirects', 0);
    const planned = planRedirect(await findAllRedirects(trx), redirect);
    if (planned.ok) await writeRedirects(trx, planned.value);
    return planned;
  });
  if (!plan.ok) return fail(plan.error);
  await bus.publish({ type: 'changed', tags: [redirectsTag()] });
  return succeed(plan.value);
}
