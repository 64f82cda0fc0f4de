import { Hono } from 'hono';
import { z } from 'zod';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { file } from '#platform/http/answer.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { countParts, findPart } from './find-sitemap.server.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap.ts';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** As many maps as an index may name. */
const MAX_PARTS = 50_000;

const partInQuery: Input<number> = {
  parameters: [
    {
      name: 'part',
      in: 'query',
      summary: 'Which of the maps that /sitemap.xml names.',
      schema: z.int().min(1).max(MAX_PARTS),
      example: '1',
    },
  ],
  problems: [],
  read: (c) => Number(c.req.query('part') ?? 1),
};

/** For search engines, mounted at the root: `robots.txt`, `sitemap.xml` and one map per language. */
export function sitemapApi(services: { db: Db; clock: Clock; config: Config }): Hono {
  const app = new Hono();
  const originOf = (url: string) => new URL(url).origin;
  const call = callsOn(app, { group: 'Machines', caller: anyone, isBare: true });
  call(
    'GET /robots.txt',
    {
      summary: 'What search engines may read.',
      answer: file('The rules.', 'text/plain'),
    },
    async (c) => {
      const { isSiteOnline } = await findSettings(services.db);
      const isOpen = isSiteOnline && services.config.instance === 'production';
      // A site that is offline may open at any moment.
      const headers = { 'cache-control': isSiteOnline ? 'public, max-age=3600' : 'no-store' };
      return c.text(robotsText(isOpen, originOf(c.req.url)), 200, headers);
    },
  );
  const offered = async () => {
    const { isSiteOnline, languages } = await findSettings(services.db);
    if (isSiteOnline) return languages;
    throw new Problem(503, 'site_offline', {
      detail: 'The site is offline. Try again later.',
      headers: { 'retry-after': '600', 'cache-control': 'no-store' },
    });
  };
  call(
    'GET /sitemap.xml',
    {
      summary: 'Where the maps of the site are.',
      answer: file('One for each language.', 'application/xml'),
      problems: [503],
    },
    async (c) => {
      const languages = await offered();
      return c.body(sitemapIndex(originOf(c.req.url), languages, await countParts(services)), 200, HEADERS);
    },
  );
  for (const language of LANGUAGES) {
    call(
      `GET /${language}/sitemap.xml`,
      {
        summary:
          'The pages of one language, with the day each was last changed; of a large site a thousand of them.',
        takes: { part: partInQuery },
        answer: file('The pages.', 'application/xml'),
        problems: [503],
      },
      async (c, { part }) => {
        const [origin, languages] = [originOf(c.req.url), await offered()];
        const isPart = Number.isInteger(part) && part >= 1 && part <= MAX_PARTS;
        if (!isPart) return c.text('Bad Request', 400);
        const pages = languages.includes(language) ? await findPart(services, part) : [];
        if (pages.length === 0) return c.text('Not Found', 404);
        return c.body(sitemap(pages, language, { origin, languages }), 200, HEADERS);
      },
    );
  }
  return app;
}
