import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** What the address of a page is made of. */
export interface Addressed {
  slug: string;
  id: number;
  updated_at: Instant;
}

/**
 * Numbers and slugs of everything that has a page, nothing else: the listings of the features read much more, and here
 * are up to 50,000 of them. One query per kind.
 */
export function findAddressed(db: Db, now: Instant, limit: number) {
  const upcoming = db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select((eb) => [
      'productions.slug',
      'events.id',
      eb
        .case()
        .when('events.updated_at', '>', eb.ref('productions.updated_at'))
        .then(eb.ref('events.updated_at'))
        .else(eb.ref('productions.updated_at'))
        .end()
        .as('updated_at'),
    ])
    .where('events.is_online', '=', true)
    .where('productions.is_online', '=', true)
    .where('events.date_end', '>', now)
    .orderBy('events.date_start')
    .orderBy('events.id')
    .limit(limit);
  const productions = db
    .selectFrom('productions')
    .select(['slug', 'id', 'updated_at'])
    .where('is_online', '=', true);
  const kinds = {
    production: productions.orderBy('id').limit(limit),
    person: db.selectFrom('persons').select(['slug', 'id', 'updated_at']).orderBy('id').limit(limit),
    series: db.selectFrom('series').select(['slug', 'id', 'updated_at']).orderBy('id').limit(limit),
    venue: db.selectFrom('venues').select(['slug', 'id', 'updated_at']).orderBy('id').limit(limit),
    article: db
      .selectFrom('articles')
      .select(['slug', 'id', 'updated_at'])
      .where('is_online', '=', true)
      .where('published_at', '<=', now)
      .orderBy('id')
      .limit(limit),
    magazineCategory: db
      .selectFrom('article_categories')
      .select(['slug', 'id', 'updated_at'])
      .orderBy('id')
      .limit(limit),
    event: upcoming,
  };
  return kinds satisfies Record<string, { execute(): Promise<Addressed[]> }>;
}
