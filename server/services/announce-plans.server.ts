import { duePublications } from '#features/core/documents/index.server.ts';
import { dueArticles } from '#features/website/magazine/index.server.ts';
import { duePageWindows } from '#features/website/pages/index.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Services } from './services.server.ts';

/** Range of the poll: more than its interval, and repeated announcements are idempotent. */
const OVERLAP_MS = 5 * 60_000;

/** Queries for scheduled changes, each returning the tags of changes due between two instants. */
const PLANS = [duePublications, duePageWindows, dueArticles];

type AnnounceServices = Pick<Services, 'db' | 'bus' | 'clock'>;

/** Reads whether a plan has started lately. */
export async function hasDuePlans(services: Pick<AnnounceServices, 'db' | 'clock'>): Promise<boolean> {
  return (await dueTags(services)).length > 0;
}

/**
 * Announces started plans to search and caches. Pages are right without it: they expire at the time of the plan
 * (docs/decisions/0037).
 */
export async function announcePlans({ db, bus, clock }: AnnounceServices): Promise<void> {
  const tags = await dueTags({ db, clock });
  if (tags.length > 0) await bus.publish({ type: 'changed', tags });
}

async function dueTags({ db, clock }: Pick<AnnounceServices, 'db' | 'clock'>): Promise<CacheTag[]> {
  const now = clock.now();
  const since = new Date(Date.parse(now) - OVERLAP_MS).toISOString();
  return (await Promise.all(PLANS.map((dueTagsOf) => dueTagsOf(db, since, now)))).flat();
}
