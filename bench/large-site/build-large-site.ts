import { loadDemo } from '#demo/load-demo.server.ts';
import { largeSchedule } from '#demo/load-large.server.ts';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import { rebuildReferences } from '#features/core/documents/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { addDays } from '#lib/venue-time.ts';
import { systemClock } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/open-database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { addClosings } from './add-closings.ts';
import { addContent } from './add-content.ts';
import { addOrders } from './add-orders.ts';
import { addTraces } from './add-traces.ts';
import { continueIds } from './insert-many.ts';

/** Days before today on which its programme begins: about half of the events are over. */
const DAYS_BACK = 218;
const GIVEN_IDS = ['orders', 'assets', 'documents', 'document_versions', 'pages', 'articles'] as const;

/**
 * Fills an empty database with the demo venue and the data a venue collects in years: 20,000 events, 50,000 orders, 120,000
 * tickets, 10,000 assets, 2,000 pages, 3,000 articles, 20,000 entries, 50,000 emails.
 */
export async function buildLargeSite({ db, engine }: OpenDatabase<Tables>, password: string): Promise<void> {
  const clock = systemClock;
  const moreDates = largeSchedule(addDays(clock.today(), -DAYS_BACK));
  // Its pictures are not asked for: there is nowhere to keep them.
  const storage = { write: async () => undefined } as unknown as FileStorage;
  await loadDemo({ db, clock, password, storage, moreDates });
  await inTransaction(db, async (trx) => {
    const { id: userId } = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'visitor')
      .limit(1)
      .executeTakeFirstOrThrow();
    await addOrders(trx, { now: clock.now(), userId });
    await addClosings(trx, clock.now());
    await addContent(trx, clock.now());
    await addTraces(trx, clock.now());
    if (engine === 'postgres') await continueIds(trx, GIVEN_IDS);
  });
  await rebuildOrderBalances(db);
  await inTransaction(db, (trx) => rebuildReferences(trx, engine));
}
