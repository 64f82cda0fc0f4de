import { Hono } from 'hono';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { countParts, findPart } from './find-sitemap.server.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap.ts';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** As many maps as an index may name. */
const MAX_PARTS = 50_000;

/** For search engines, mounted at the root: `robots.txt`, `sitemap.xml` and one map per language. */
export function sitemapApi(services: { db: Db; clock: Clock; config: Config }): Hono {
  const app = new Hono();
  const originOf = (url: string) => new URL(url).origin;
  app.get('/robots.txt', (c) =>
    c.text(robotsText(services.config.instance === 'production', originOf(c.req.url)), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  );
  const offered = async () => (await findSettings(services.db)).languages;
  app.get('/sitemap.xml', async (c) =>
    c.body(sitemapIndex(originOf(c.req.url), await offered(), await countParts(services)), 200, HEADERS),
  );
  for (const language of LANGUAGES) {
    app.get(`/${language}/sitemap.xml`, async (c) => {
      const [origin, languages] = [originOf(c.req.url), await offered()];
      const part = Number(c.req.query('part') ?? 1);
      const isPart = Number.isInteger(part) && part >= 1 && part <= MAX_PARTS;
      if (!isPart) return c.text('Bad Request', 400);
      const pages = languages.includes(language) ? await findPart(services, part) : [];
      if (pages.length === 0) return c.text('Not Found', 404);
      return c.body(sitemap(pages, language, { origin, languages }), 200, HEADERS);
    });
  }
  return app;
}
