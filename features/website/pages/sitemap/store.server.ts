import { sql } from 'kysely';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { ENGLISH_TEXTS } from './translations.server.ts';

/** Rows of a kind, counted from its first one. */
export interface Range {
  offset: number;
  limit: number;
}

/**
 * Numbers, slugs and English texts of everything that has a page, nothing else: the listings of the features read much more. Rows in an order
 * that a range can be taken of, and how many there are.
 */
export function findAddressed(db: Db, now: Instant) {
  const upcoming = db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .where('events.is_online', '=', true)
    .where('productions.is_online', '=', true)
    .where('events.date_end', '>', now);
  const productions = db.selectFrom('productions').where('is_online', '=', true);
  const articles = db.selectFrom('articles').where('is_online', '=', true).where('published_at', '<=', now);
  return {
    production: {
      find: ({ offset, limit }: Range) =>
        productions
          .select(COLUMNS)
          .select(ENGLISH_TEXTS.production.columns)
          .orderBy('id')
          .offset(offset)
          .limit(limit)
          .execute(),
      count: () => countOf(productions.select(COUNT)),
    },
    person: all(db, 'person'),
    series: all(db, 'series'),
    venue: all(db, 'venue'),
    article: {
      find: ({ offset, limit }: Range) =>
        articles
          .select(COLUMNS)
          .select(ENGLISH_TEXTS.article.columns)
          .orderBy('id')
          .offset(offset)
          .limit(limit)
          .execute(),
      count: () => countOf(articles.select(COUNT)),
    },
    magazineCategory: all(db, 'magazineCategory'),
    event: {
      find: ({ offset, limit }: Range) =>
        upcoming
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
          .select(ENGLISH_TEXTS.production.columns)
          .orderBy('events.date_start')
          .orderBy('events.id')
          .offset(offset)
          .limit(limit)
          .execute(),
      count: () => countOf(upcoming.select(COUNT)),
    },
  };
}

const COLUMNS = ['slug', 'id', 'updated_at'] as const;
const COUNT = sql<number>`count(*)`.as('count');

function all(db: Db, kind: 'person' | 'series' | 'venue' | 'magazineCategory') {
  const { table, columns } = ENGLISH_TEXTS[kind];
  return {
    find: ({ offset, limit }: Range) =>
      db
        .selectFrom(table)
        .select(COLUMNS)
        .select(columns as never)
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),
    count: () => countOf(db.selectFrom(table).select(COUNT)),
  };
}

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}
