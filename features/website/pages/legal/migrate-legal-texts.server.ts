import type { Db } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { publishSitePage } from '../publish-site-page.server.ts';
import { removeLegalTexts } from './store.server.ts';
import { textModules } from './text-modules.server.ts';

/**
 * Converts the legal texts of a venue from before they were pages into modules, published unchanged since the day of their
 * last change (docs/decisions/0041). Done once, by the node that starts first.
 */
export function migrateLegalTexts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    for (const { kind, title, html, updatedOn } of await removeLegalTexts(trx)) {
      const content = textModules(html);
      // Without an English text the German one is read, whatever the title says.
      const languages = html.en === null ? (['de'] as const) : (['de', 'en'] as const);
      const since = instantAt(updatedOn, '00:00');
      await publishSitePage(trx, kind, { title, content, languages }, { now, since });
    }
  });
}
