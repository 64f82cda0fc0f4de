import type { Write } from '#features/core/access/index.server.ts';
import { redirectsTag } from './cache-tags.ts';
import { planRedirect, type Redirect, Redirects } from './redirect-rules.ts';
import { deleteRedirects, findAllRedirects, upsertRedirect } from './store.server.ts';

/**
 * Creates redirects for all paths a page has moved away from, in the writer's transaction. Redirects from a path in use
 * again are removed, and chains are shortened to the final target (docs/product/pages.md#redirects).
 */
export async function leaveRedirects({ trx, record }: Write, moves: readonly Redirect[]): Promise<void> {
  const moved = moves.filter(({ oldPath, newPath }) => oldPath !== newPath);
  const taken = new Set(moved.map(({ newPath }) => newPath));
  for (const path of taken) await deleteRedirects(trx, path);
  const left = moved.filter(({ oldPath }) => !taken.has(oldPath));
  if (left.length === 0) return;
  const redirects = new Redirects(await findAllRedirects(trx));
  for (const move of left) {
    const plan = planRedirect(redirects, move);
    if (!plan.ok) continue;
    for (const redirect of plan.value) {
      await upsertRedirect(trx, redirect);
      redirects.put(redirect);
    }
    const after = { new_path: move.newPath };
    record({ entity: 'redirects', id: move.oldPath, before: null, after, tags: [redirectsTag()] });
  }
}
