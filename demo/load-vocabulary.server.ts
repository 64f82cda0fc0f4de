import type { Trx } from '#features/database.server.ts';
import { sortNameOf } from '#features/programme/ensemble/index.server.ts';
import { accessBits } from '#lib/access-kinds.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { localizedColumns, toJson } from '#platform/database/columns.server.ts';
import { eventTags } from './content/event-tags.ts';
import { eventTypes } from './content/event-types.ts';
import { genres } from './content/genres.ts';
import { personCategories } from './content/person-categories.ts';
import { persons } from './content/persons.ts';
import { productionTags } from './content/production-tags.ts';
import { rooms } from './content/rooms.ts';
import { seasons } from './content/seasons.ts';
import { series } from './content/series.ts';
import type { DemoOption } from './content/types.ts';
import { venues } from './content/venues.ts';
import { insertBySlug } from './insert.server.ts';

type IdOf = (slug: string) => number;

/** Everything productions and events point at, by slug. */
export interface Vocabulary {
  room: IdOf;
  type: IdOf;
  genre: IdOf;
  tag: IdOf;
  productionTag: IdOf;
  series: IdOf;
  season: IdOf;
  person: IdOf;
}

export async function loadVocabulary(trx: Trx, today: Day): Promise<Vocabulary> {
  const venue = await insertBySlug(
    trx,
    'venues',
    venues.map(({ slug, street, postalCode, city, phone, email, name, directions, access }) => ({
      slug,
      street,
      postal_code: postalCode,
      city,
      phone: phone ?? null,
      email: email ?? null,
      ...localizedColumns('name', name),
      ...localizedColumns('directions', directions),
      ...localizedColumns('access', access),
    })),
  );
  const category = await insertBySlug(
    trx,
    'person_categories',
    personCategories.map(({ slug, name }, position) => ({
      slug,
      position,
      ...localizedColumns('name', name),
    })),
  );
  return {
    room: await insertBySlug(
      trx,
      'rooms',
      rooms.map(({ slug, venue: venueSlug, name, floor, access, accessKinds }, position) => ({
        slug,
        venue_id: venue(venueSlug),
        position,
        access_kinds: accessBits(accessKinds),
        ...localizedColumns('name', name),
        ...localizedColumns('floor', floor),
        ...localizedColumns('access', access),
      })),
    ),
    type: await insertBySlug(trx, 'event_types', eventTypes.map(option)),
    genre: await insertBySlug(trx, 'genres', genres.map(option)),
    tag: await insertBySlug(trx, 'event_tags', eventTags.map(option)),
    productionTag: await insertBySlug(trx, 'production_tags', productionTags.map(option)),
    series: await insertBySlug(
      trx,
      'series',
      series.map(({ slug, title, subline, description, showInFilter, artwork, artworkType }, position) => ({
        slug,
        position,
        show_in_filter: showInFilter !== false,
        artwork: toJson(artwork),
        artwork_type: artworkType,
        ...localizedColumns('title', title),
        ...localizedColumns('subline', subline),
        ...localizedColumns('description', description),
      })),
    ),
    season: await insertBySlug(
      trx,
      'seasons',
      seasons.map(({ slug, name, startMonth, yearOffset }) => {
        const starts = seasonStart(today, startMonth, yearOffset);
        const next = `${Number(starts.slice(0, 4)) + 1}${starts.slice(4)}`;
        return { slug, starts_on: starts, ends_on: addDays(next, -1), ...localizedColumns('name', name) };
      }),
    ),
    person: await insertBySlug(
      trx,
      'persons',
      persons.map(({ slug, name, category: categorySlug, role, biography }) => ({
        slug,
        name,
        sort_name: sortNameOf(name),
        category_id: category(categorySlug),
        ...localizedColumns('role', role),
        ...localizedColumns('biography', biography),
      })),
    ),
  };
}

function option({ slug, name, showInFilter }: DemoOption, position: number) {
  return { slug, position, show_in_filter: showInFilter !== false, ...localizedColumns('name', name) };
}

/** The first of the month in the season year that holds the start day. */
function seasonStart(today: Day, startMonth: number, yearOffset: number): Day {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const current = month >= startMonth ? year : year - 1;
  return `${current + yearOffset}-${String(startMonth).padStart(2, '0')}-01`;
}
