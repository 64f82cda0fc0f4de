import { begunPublications } from '#features/content/index.server.ts';
import { begunArticles } from '#features/magazine/index.server.ts';
import { begunPageWindows } from '#features/pages/index.server.ts';
import type { Services } from './services.server.ts';

/** How far back is looked: more than the time between two looks, and telling twice does no harm. */
const LOOK_BACK_MS = 5 * 60_000;

/** What comes or goes by itself at a planned time, each as the tags of what happened between two instants. */
const PLANS = [begunPublications, begunPageWindows, begunArticles];

/**
 * Tells search and caches of plans that have begun. What shows them is right without it: it knows itself until when
 * (docs/decisions/0037).
 */
export async function announcePlans({
  db,
  bus,
  clock,
}: Pick<Services, 'db' | 'bus' | 'clock'>): Promise<void> {
  const now = clock.now();
  const since = new Date(Date.parse(now) - LOOK_BACK_MS).toISOString();
  const tags = (await Promise.all(PLANS.map((begun) => begun(db, since, now)))).flat();
  if (tags.length > 0) await bus.publish({ type: 'changed', tags });
}
