import type { Trx } from '#features/database.server.ts';
import { accessBits } from '#lib/access-kinds.ts';
import { localizedColumns, optionalLocalizedColumns, toJson } from '#platform/database/columns.server.ts';
import { productions } from './content/productions/index.ts';
import { insertAll, insertBySlug } from './insert.server.ts';
import { loadMedia } from './load-media.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

/** Gives the id of each production's slug. */
export async function loadProductions(trx: Trx, vocabulary: Vocabulary): Promise<(slug: string) => number> {
  const productionId = await insertBySlug(
    trx,
    'productions',
    productions.map((production) => ({
      slug: production.slug,
      type_id: vocabulary.type(production.type),
      genre_id: vocabulary.genre(production.genre),
      series_id: production.series === undefined ? null : vocabulary.series(production.series),
      season_id: vocabulary.season(production.season),
      age_from: production.ageFrom,
      age_to: production.ageTo,
      duration_minutes: production.durationMinutes,
      doors_minutes: production.doorsMinutes,
      artwork: toJson(production.artwork),
      programs: toJson(production.programs ?? []),
      images: toJson(production.images ?? []),
      sponsors: toJson(production.sponsors ?? []),
      access_kinds: accessBits(production.accessKinds ?? []),
      ...localizedColumns('title', production.title),
      ...localizedColumns('subline', production.subline),
      ...localizedColumns('lead', production.lead),
      ...localizedColumns('description', production.description),
      ...localizedColumns('language', production.language),
      ...optionalLocalizedColumns('important_info', production.importantInfo),
      ...optionalLocalizedColumns('promoter', production.promoter),
    })),
  );
  await insertAll(
    trx,
    'contributions',
    productions.flatMap(({ slug, contributors }) =>
      contributors.map(({ person, role }, position) => ({
        production_id: productionId(slug),
        person_id: vocabulary.person(person),
        position,
        ...localizedColumns('role', role),
      })),
    ),
  );
  await insertAll(
    trx,
    'production_production_tags',
    productions.flatMap(({ slug, productionTags }) =>
      productionTags.map((tag) => ({
        production_id: productionId(slug),
        tag_id: vocabulary.productionTag(tag),
      })),
    ),
  );
  await loadMedia(trx, productions, productionId);
  return productionId;
}
