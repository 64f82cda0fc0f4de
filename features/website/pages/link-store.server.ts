import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Kinds of link targets in content besides pages, each with an address of a slug and an id. */
export const ADDRESSED_KINDS = [
  'event',
  'production',
  'person',
  'venue',
  'series',
  'article',
  'form',
] as const;
export type AddressedKind = (typeof ADDRESSED_KINDS)[number];

/** The slugs of entities of a kind; those hidden from visitors are left out. */
export async function findSlugs(
  db: Db,
  kind: AddressedKind,
  ids: readonly number[],
  now: Instant,
): Promise<{ id: number; slug: string }[]> {
  switch (kind) {
    case 'event':
      return db
        .selectFrom('events')
        .innerJoin('productions', 'productions.id', 'events.production_id')
        .select(['events.id', 'productions.slug'])
        .where('events.is_online', '=', true)
        .where('productions.is_online', '=', true)
        .where('events.id', 'in', ids)
        .execute();
    case 'production':
      return db
        .selectFrom('productions')
        .select(['id', 'slug'])
        .where('is_online', '=', true)
        .where('id', 'in', ids)
        .execute();
    case 'person':
      return db.selectFrom('persons').select(['id', 'slug']).where('id', 'in', ids).execute();
    case 'venue':
      return db.selectFrom('venues').select(['id', 'slug']).where('id', 'in', ids).execute();
    case 'series':
      return db.selectFrom('series').select(['id', 'slug']).where('id', 'in', ids).execute();
    case 'article':
      return db
        .selectFrom('articles')
        .select(['id', 'slug'])
        .where('is_online', '=', true)
        .where('published_at', '<=', now)
        .where('id', 'in', ids)
        .execute();
    case 'form':
      return db
        .selectFrom('forms')
        .select(['id', 'slug'])
        .where('is_online', '=', true)
        .where('id', 'in', ids)
        .execute();
  }
}
