import { alternatePaths, type PageName, SITE_MAP, type SitePage } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { writtenPaths } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { findPublicAddresses } from '../find-public-pages.server.ts';
import { isTextPage } from '../site-pages.ts';
import { PART_SIZE, type SitemapPage } from './sitemap.ts';
import { findAddressed, type Range } from './store.server.ts';
import { ENGLISH_TEXTS, translationsOf } from './translations.server.ts';

const LISTED = (Object.entries(SITE_MAP) as [PageName, SitePage][]).filter(([, page]) => page.inSitemap);

/** Pages of which there is one, with an address that has no gaps. */
const SINGLE = LISTED.filter(([name, { de }]) => !de.includes(':') && !isTextPage(name)).map(
  ([name]) => name,
);

/** Kinds of pages of which there are many. */
const ADDRESSED = [
  'production',
  'person',
  'series',
  'venue',
  'magazineCategory',
  'article',
  'event',
] as const;

type Services = { db: Db; clock: Clock };

/** A kind of pages: how many there are, and those of a range. */
interface Kind {
  count: number;
  find(range: Range): Promise<SitemapPage[]>;
}

/** In how many files the pages are that search engines should know. */
export async function countParts(services: Services): Promise<number> {
  const kinds = await kindsOf(services);
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return Math.max(1, Math.ceil(count / PART_SIZE));
}

/** The pages of one of the files, from 1; none behind the last one. */
export async function findPart(services: Services, part: number): Promise<SitemapPage[]> {
  let offset = (part - 1) * PART_SIZE;
  let left = PART_SIZE;
  const pages: SitemapPage[] = [];
  for (const kind of await kindsOf(services)) {
    if (left > 0 && offset < kind.count) pages.push(...(await kind.find({ offset, limit: left })));
    left = PART_SIZE - pages.length;
    offset = Math.max(0, offset - kind.count);
  }
  return pages;
}

const textsOf = (page: (typeof ADDRESSED)[number]): readonly string[] =>
  ENGLISH_TEXTS[page === 'event' ? 'production' : page].columns;

/** Every page search engines should know, upcoming events last. */
async function kindsOf({ db, clock }: Services): Promise<Kind[]> {
  const now = clock.now();
  const own = await findPublicAddresses(db, now);
  const few: SitemapPage[] = [...SINGLE.map((page) => ({ paths: alternatePaths(page) })), ...own];
  const addressed = findAddressed(db, now);
  return [
    { count: few.length, find: async ({ offset, limit }) => few.slice(offset, offset + limit) },
    ...(await Promise.all(
      ADDRESSED.map(async (page): Promise<Kind> => {
        const { find, count } = addressed[page];
        return {
          count: await count(),
          find: async (range) =>
            (await find(range)).map((row) => ({
              paths: writtenPaths(
                alternatePaths(page, { slug: row.slug, id: row.id }),
                translationsOf(row, textsOf(page)),
              ),
              changed: row.updated_at,
            })),
        };
      }),
    )),
  ];
}
