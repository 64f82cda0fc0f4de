import type { Db, Trx } from '#features/database.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import {
  localizedColumns,
  localizedFrom,
  optionalLocalizedColumns,
  optionalLocalizedFrom,
} from '#platform/database/columns.server.ts';
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

export async function insertAlert(trx: Trx, draft: AlertDraft): Promise<number> {
  const last = await trx
    .selectFrom('breaking_news')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('breaking_news')
    .values({ ...columnsOf(draft), position: (last?.position ?? -1) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether there was such an alert. */
export async function updateAlert(trx: Trx, id: number, draft: AlertDraft): Promise<boolean> {
  const updated = await trx
    .updateTable('breaking_news')
    .set(columnsOf(draft))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

function columnsOf({ title, text, linkUrl, linkTitle, online }: AlertDraft) {
  return {
    ...localizedColumns('title', title),
    ...localizedColumns('text', text),
    ...optionalLocalizedColumns('link_url', linkUrl),
    ...optionalLocalizedColumns('link_title', linkTitle),
    online_from: online.from,
    online_to: online.to,
  };
}

/** The sticky items in one language and in their order. */
export async function findStickyItems(db: Db, language: Language): Promise<StickyItem[]> {
  const rows = await db.selectFrom('sticky_items').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    ...shown(localizedFrom(row, 'text'), language),
    link: shown(localizedFrom(row, 'link'), language).text,
    url: shown(localizedFrom(row, 'url'), language).text,
  }));
}

export type StickyItemDraft = Record<Exclude<keyof StickyItem, 'lang'>, Localized>;

/** Puts these items, in this order, in the place of all there were. */
export async function replaceStickyItems(trx: Trx, items: StickyItemDraft[]): Promise<void> {
  await trx.deleteFrom('sticky_items').execute();
  if (items.length === 0) return;
  await trx
    .insertInto('sticky_items')
    .values(
      items.map(({ text, link, url }, position) => ({
        ...localizedColumns('text', text),
        ...localizedColumns('link', link),
        ...localizedColumns('url', url),
        position,
      })),
    )
    .execute();
}
