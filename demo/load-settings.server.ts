import { alternatePaths } from '#features/core/navigation/index.ts';
import type { Trx } from '#features/database.server.ts';
import { insertSynonyms } from '#features/website/search/index.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { localizedColumns, optionalLocalizedColumns, toJson } from '#platform/database/columns.server.ts';
import { breakingNews } from './content/breaking-news.ts';
import { redirects } from './content/redirects.ts';
import { searchSynonyms } from './content/search-synonyms.ts';
import { settings } from './content/settings.ts';
import { stickyItems } from './content/sticky-items.ts';
import { insertAll } from './insert.server.ts';

/** Loads everything around and behind the programme: settings, news, sticky items, redirects. */
export async function loadSettings(trx: Trx, today: Day): Promise<void> {
  await trx
    .updateTable('site_settings')
    .set({
      site_name: settings.siteName,
      ...optionalLocalizedColumns('html_footer_bottom', settings.footerBottom),
      social_links: toJson(settings.socialLinks),
      footer_logos: toJson(settings.footerLogos),
      seller: toJson(settings.seller),
      online_methods: toJson(settings.onlineMethods),
      design: toJson({ errors: { '503': settings.offlinePage } }),
    })
    .execute();
  await insertSynonyms(trx, searchSynonyms);
  await insertAll(
    trx,
    'breaking_news',
    breakingNews.map(({ title, text, linkTitle, page, fromDay, toDay }, position) => ({
      ...localizedColumns('title', title),
      ...localizedColumns('text', text),
      ...optionalLocalizedColumns('link_title', linkTitle),
      ...optionalLocalizedColumns('link_url', alternatePaths(page)),
      online_from: instantAt(addDays(today, fromDay), '00:00'),
      online_to: instantAt(addDays(today, toDay), '00:00'),
      position,
    })),
  );
  await insertAll(
    trx,
    'sticky_items',
    stickyItems.map(({ text, link, page }, position) => ({
      ...localizedColumns('text', text),
      ...localizedColumns('link', link),
      ...localizedColumns('url', alternatePaths(page)),
      position,
    })),
  );
  await insertAll(
    trx,
    'redirects',
    redirects.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
  );
}
