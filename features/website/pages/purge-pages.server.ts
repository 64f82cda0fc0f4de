import { deleteChangesBefore } from '#features/core/documents/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deletePreviewLinksBefore } from './preview-store.server.ts';
import { deleteTrashBefore } from './store.server.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a page lies in the trash (docs/product/content.md#pages), and how far back a change can be brought together. */
const TRASH_DAYS = 30;
const CHANGES_DAYS = 30;

/** Deletes pages from the trash after their time, old changes and expired links. */
export async function purgeOldPages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.time();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  await deleteTrashBefore(db, daysAgo(TRASH_DAYS));
  await deleteChangesBefore(db, daysAgo(CHANGES_DAYS));
  await deletePreviewLinksBefore(db, clock.now());
}
