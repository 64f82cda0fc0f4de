import { pathTo } from '#features/core/navigation/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { teasers } from './content/teasers.ts';
import type { DemoTeaser } from './content/types.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

export async function loadTeasers(
  trx: Trx,
  { vocabulary, today }: { vocabulary: Vocabulary; today: Day },
): Promise<void> {
  await insertAll(
    trx,
    'teasers',
    teasers.map((teaser) => ({
      name: teaser.name,
      day: addDays(today, teaser.dayOffset),
      art_slug: teaser.series ?? teaser.name,
      ...localizedColumns('preline', teaser.preline),
      ...localizedColumns('headline', teaser.headline),
      ...localizedColumns('subline', teaser.subline),
      ...localizedColumns('link_text', teaser.linkText),
      ...localizedColumns('link_url', linkOf(teaser, vocabulary)),
    })),
  );
}

/** A series' dates in the calendar, or the path the teaser names. */
function linkOf({ series, path }: DemoTeaser, vocabulary: Vocabulary): Localized {
  if (series === undefined) return path ?? { de: pathTo('calendar', 'de'), en: pathTo('calendar', 'en') };
  const query = `?series=${vocabulary.series(series)}`;
  return { de: pathTo('calendar', 'de') + query, en: pathTo('calendar', 'en') + query };
}
