import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** A stored card between the days (docs/product/calendar.md#teasers). */
export interface Teaser {
  id: number;
  name: string;
  preline: Localized;
  headline: Localized;
  subline: Localized;
  linkText: Localized;
  linkUrl: Localized;
  day: Day;
  artSlug: string;
  updatedAt: Instant;
}

/** Teasers of the days from `from` to `to` (both included). */
export async function findTeasers(db: Db, from: Day, to: Day): Promise<Teaser[]> {
  const rows = await db
    .selectFrom('teasers')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    preline: localizedFrom(row, 'preline'),
    headline: localizedFrom(row, 'headline'),
    subline: localizedFrom(row, 'subline'),
    linkText: localizedFrom(row, 'link_text'),
    linkUrl: localizedFrom(row, 'link_url'),
    day: row.day,
    artSlug: row.art_slug,
    updatedAt: row.updated_at,
  }));
}
