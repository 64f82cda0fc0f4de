import { shownAddress } from '#features/core/navigation/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { AlertDraft, StickyItem } from './alert.ts';

/** All breaking news in their order, offline ones included. */
export async function findAllAlerts(db: Db): Promise<(AlertDraft & { id: number })[]> {
  const rows = await db.selectFrom('breaking_news').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    title: localizedFrom(row, 'title'),
    text: localizedFrom(row, 'text'),
    linkUrl: optionalLocalizedFrom(row, 'link_url'),
    linkTitle: optionalLocalizedFrom(row, 'link_title'),
    online: { from: row.online_from, to: row.online_to },
  }));
}

/** The sticky items in one language and in their order. */
export async function findStickyItems(db: Db, language: Language): Promise<StickyItem[]> {
  const rows = await db.selectFrom('sticky_items').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    ...shown(localizedFrom(row, 'text'), language),
    link: shown(localizedFrom(row, 'link'), language).text,
    url: shownAddress(localizedFrom(row, 'url'), language),
  }));
}

export async function countStickyItems(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('sticky_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
