import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alternatePaths, pageAt, pathTo, SITE_MAP } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { sitemapApi } from './api.server.ts';
import { countParts, findPart } from './find-sitemap.server.ts';
import { PART_SIZE, robotsText, sitemap, sitemapIndex } from './sitemap.ts';
import { findTranslations } from './translations.server.ts';

const ORIGIN = 'https://b.example';
const HOME = { paths: alternatePaths('home') };
const EVENT = { paths: alternatePaths('event', { slug: 'der-wind', id: 7 }) };
const SITE = { origin: ORIGIN, languages: LANGUAGES };

describe('the map of one language', () => {
  it('names every page with its translations', () => {
    const map = sitemap([EVENT], 'en', SITE);
    const de = `${ORIGIN}/de/ausstellungenundaktivitaeten/kalender/der-wind/7`;
    const en = `${ORIGIN}/en/exhibitionsandactivities/calendar/der-wind/7`;
    expect(map).toContain(
      `<url><loc>${en}</loc><xhtml:link rel="alternate" hreflang="de" href="${de}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="x-default" href="${de}"/></url>`,
    );
  });

  it('says when a page was last changed, where that is known', () => {
    const changed = '2026-10-01T08:00:00.000Z';
    const map = sitemap([{ ...EVENT, changed }], 'en', SITE);
    expect(map).toContain(`/der-wind/7</loc><lastmod>${changed}</lastmod>`);
    expect(sitemap([HOME], 'en', SITE)).not.toContain('<lastmod>');
  });
});

it('the index names the map of each language', () => {
  expect(sitemapIndex(ORIGIN, LANGUAGES).match(/<loc>[^<]*/g)).toEqual([
    `<loc>${ORIGIN}/de/sitemap.xml`,
    `<loc>${ORIGIN}/en/sitemap.xml`,
  ]);
});

it('the index names the parts of a large site', () => {
  expect(sitemapIndex(ORIGIN, ['de'], 3).match(/<loc>[^<]*/g)).toEqual([
    `<loc>${ORIGIN}/de/sitemap.xml`,
    `<loc>${ORIGIN}/de/sitemap.xml?part=2`,
    `<loc>${ORIGIN}/de/sitemap.xml?part=3`,
  ]);
});

it('a venue with German alone has one map, without translations', () => {
  expect(sitemapIndex(ORIGIN, ['de']).match(/<loc>[^<]*/g)).toEqual([`<loc>${ORIGIN}/de/sitemap.xml`]);
  const map = sitemap([HOME], 'de', { origin: ORIGIN, languages: ['de'] });
  expect(map).not.toContain('hreflang="en"');
});

it('robots are kept out of a staging site and shown the map elsewhere', () => {
  expect(robotsText(false, ORIGIN)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText(true, ORIGIN)).toContain('Disallow: /de/api/\nDisallow: /en/api/\n');
  expect(robotsText(true, ORIGIN)).toContain('Disallow: /en/exhibitionsandactivities/calendar?*&\n');
  expect(robotsText(true, ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(robotsText(true, ORIGIN)).not.toMatch(/Disallow: \/\n/);
});

describeOnEngines('the demo venue', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterEach(async () => {
    await test.close();
  });

  it('has every kind of page on its map, and only events that are not over', async () => {
    const find = async () =>
      (await findPart(test.services, 1)).map(({ paths, changed }) => ({
        name: pageAt(paths.de ?? '')?.name,
        changed,
      }));
    const pages = await find();
    const kinds = new Set(pages.map(({ name }) => name));
    for (const kind of ['home', 'production', 'person', 'series', 'venue', 'event', 'terms'] as const) {
      expect(kinds).toContain(kind);
    }
    expect(kinds).not.toContain('search');
    expect(kinds).not.toContain('profile');
    const detail = pages.filter(({ name }) => name && SITE_MAP[name].de.includes(':'));
    expect(detail.every(({ changed }) => changed !== undefined)).toBe(true);
    const events = pages.filter(({ name }) => name === 'event').length;
    test.clock.advance(365 * 24 * 3600);
    const later = (await find()).filter(({ name }) => name === 'event').length;
    expect(events).toBeGreaterThan(later);
    const answer = await sitemapApi(test.services).request('/en/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });

  it('names in English what is written in English, as the pages themselves do', async () => {
    const { db } = test.services;
    const imprint = (await findPart(test.services, 1)).find(
      ({ paths }) => paths.de === pathTo('imprint', 'de'),
    );
    expect(imprint?.paths).toEqual(alternatePaths('imprint'));
    const emptied = { title_en: null, lead_en: null } as const;
    const [production, article] = [await first('productions'), await first('articles')];
    const [series, venue] = [await first('series'), await first('venues')];
    await db
      .updateTable('productions')
      .set({ ...emptied, description_en: '' })
      .where('id', '=', production)
      .execute();
    await db.updateTable('articles').set(emptied).where('id', '=', article).execute();
    await db
      .updateTable('series')
      .set({ title_en: null, description_en: null })
      .where('id', '=', series)
      .execute();
    await db
      .updateTable('venues')
      .set({ name_en: null, directions_en: null })
      .where('id', '=', venue)
      .execute();
    const { id: page, path_en } = await db
      .selectFrom('pages')
      .select(['id', 'path_en'])
      .where('path_en', 'is not', null)
      .where('title_en', 'is not', null)
      .where('site_name', 'is', null)
      .where('is_clickable', '=', true)
      .executeTakeFirstOrThrow();
    await db.updateTable('pages').set({ title_en: null }).where('id', '=', page).execute();
    const known = (await findPart(test.services, 1)).flatMap(({ paths }) => {
      const found = paths.de ? pageAt(paths.de) : null;
      return found ? [{ name: found.name, id: Number(/\d+$/.exec(paths.de ?? '')?.[0]), paths }] : [];
    });
    const german = known.filter(({ paths }) => paths.en === undefined);
    for (const [name, id] of [
      ['production', production],
      ['article', article],
      ['series', series],
      ['venue', venue],
    ] as const)
      expect(german.filter((each) => each.name === name).map((each) => each.id)).toEqual([id]);
    const all = await findPart(test.services, 1);
    expect(all.some(({ paths }) => paths.en === path_en)).toBe(false);
    for (const { name, id, paths } of known.filter((each) => !Number.isNaN(each.id)))
      expect(await findTranslations(db, name, id)).toEqual(LANGUAGES.filter((each) => paths[each]));

    async function first(table: 'productions' | 'articles' | 'series' | 'venues'): Promise<number> {
      const { id } = await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
      return id;
    }
  });

  it('has each page on one part of its map', async () => {
    const { db } = test.services;
    expect(await countParts(test.services)).toBe(1);
    const {
      id: _,
      id_jet: __,
      ...event
    } = await db.selectFrom('events').selectAll().where('is_online', '=', true).executeTakeFirstOrThrow();
    const dates = { date_start: '2027-05-01T10:00:00.000Z', date_end: '2027-05-01T11:00:00.000Z' };
    for (let copy = 0; copy < PART_SIZE + 200; copy += 100)
      await db
        .insertInto('events')
        .values(Array.from({ length: 100 }, () => ({ ...event, ...dates })))
        .execute();
    const parts = await countParts(test.services);
    const paths: (string | undefined)[] = [];
    for (let part = 1; part <= parts + 1; part += 1) {
      const pages = await findPart(test.services, part);
      expect(pages.length).toBeLessThanOrEqual(PART_SIZE);
      paths.push(...pages.map((page) => page.paths.de));
    }
    expect(parts).toBe(2);
    expect(paths.length).toBeGreaterThan(PART_SIZE);
    expect(new Set(paths).size).toBe(paths.length);
    const answered = (part: string) => sitemapApi(test.services).request(`/de/sitemap.xml?part=${part}`);
    expect([
      (await answered('2')).status,
      (await answered('9')).status,
      (await answered('x')).status,
    ]).toEqual([200, 404, 400]);
  });
});
