import type { Trx } from '#features/database.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { type DemoMenuItem, navigation } from './content/navigation.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

export async function loadNavigation(trx: Trx, vocabulary: Vocabulary): Promise<void> {
  await insertAll(
    trx,
    'navigation_items',
    navigation.map((item, position) => ({
      area: item.area,
      parent_id: null,
      position,
      ...localizedColumns('name', item.name),
      ...localizedColumns('url', urlOf(item, vocabulary)),
    })),
  );
}

function urlOf({ calendar, page }: DemoMenuItem, vocabulary: Vocabulary): Localized {
  if (page) return alternatePaths(page);
  const type = calendar?.type === undefined ? '' : `?type=${vocabulary.type(calendar.type)}`;
  return { de: pathTo('calendar', 'de') + type, en: pathTo('calendar', 'en') + type };
}
