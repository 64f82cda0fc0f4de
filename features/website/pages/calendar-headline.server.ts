import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { Log } from '#platform/log.server.ts';
import { readPageTree } from './page-tree.server.ts';

/**
 * The headline of the calendar's page, which stands over the event overlay too; `null` where it sets none. Failures are
 * logged and do not affect the page (docs/product/shell.md#event-overlay). Depends on the tag `pages`.
 */
export async function findCalendarHeadline(
  services: { db: Db; cache: TaggedCache; log: Log },
  language: Language,
): Promise<ShownText | null> {
  try {
    const found = (await readPageTree(services)).byPath(pathTo('calendar', language));
    if (!found) throw new Error('the calendar page has no record: ensureSitePages adds it at start');
    const { headline } = found.page;
    return headline && shown(headline, language);
  } catch (error) {
    services.log.warn({ err: error }, 'could not read the headline of the event overlay');
    return null;
  }
}
