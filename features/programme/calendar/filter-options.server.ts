import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { OptionFilter } from './event-filter.ts';
import { findOptions, findPlacesAndSeries } from './option-store.server.ts';

export interface FilterChoice {
  id: number;
  name: string;
}

export type FilterChoices = Record<OptionFilter, FilterChoice[]>;

/** Finds the options of each calendar filter, in the visitor's language; options not shown in filters are left out. */
export function findFilterChoices(
  { db, cache }: { db: Db; cache: TaggedCache },
  language: Language,
): Promise<FilterChoices> {
  return cache.read(`calendar filters ${language}`, { tags: [programmeTag()] }, () =>
    readFilterChoices(db, language),
  );
}

async function readFilterChoices(db: Db, language: Language): Promise<FilterChoices> {
  const [{ rooms, series }, types, tags, genres] = await Promise.all([
    findPlacesAndSeries(db),
    findOptions(db, 'event_types'),
    findOptions(db, 'event_tags'),
    findOptions(db, 'genres'),
  ]);
  const choice = (id: number, name: Localized): FilterChoice => ({ id, name: shown(name, language).text });
  const shownOptions = (options: typeof types) =>
    options.filter((option) => option.showInFilter).map(({ id, name }) => choice(id, name));
  return {
    room: rooms.map(({ id, name }) => choice(id, name)),
    type: shownOptions(types),
    tag: shownOptions(tags),
    series: series.map(({ id, name }) => choice(id, name)),
    genre: shownOptions(genres),
  };
}
