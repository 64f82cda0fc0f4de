import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { type DemoMenuItem, navigation } from './content/navigation.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

export async function loadNavigation(trx: Trx, vocabulary: Vocabulary): Promise<void> {
  for (const [position, item] of navigation.entries()) {
    const { id } = await trx
      .insertInto('navigation_items')
      .values({ ...rowOf(item, item.area, vocabulary), parent_id: null, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertAll(
      trx,
      'navigation_items',
      (item.children ?? []).map((child, index) => ({
        ...rowOf(child, item.area, vocabulary),
        parent_id: id,
        position: index,
      })),
    );
  }
}

function rowOf(item: Omit<DemoMenuItem, 'area'>, area: DemoMenuItem['area'], vocabulary: Vocabulary) {
  return {
    area,
    has_tab_navigation: item.hasTabNavigation ?? false,
    ...localizedColumns('name', item.name),
    ...localizedColumns('url', urlOf(item, vocabulary)),
  };
}

function urlOf(
  { calendar, page, params, hash, path, url }: Omit<DemoMenuItem, 'area'>,
  vocabulary: Vocabulary,
): Localized {
  if (path) return path;
  if (url) return { de: url, en: null };
  if (page) {
    const { de, en } = alternatePaths(page, params);
    const place = hash === undefined ? '' : `#${hash}`;
    return { de: de + place, en: en + place };
  }
  const type = calendar?.type === undefined ? '' : `?type=${vocabulary.type(calendar.type)}`;
  return { de: pathTo('calendar', 'de') + type, en: pathTo('calendar', 'en') + type };
}
