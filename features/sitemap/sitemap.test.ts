import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alternatePaths, pageAt, SITE_MAP } from '#features/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { sitemapApi } from './api.server.ts';
import { findSitemap } from './find-sitemap.server.ts';
import { MAX_ENTRIES, robotsText, sitemap, sitemapIndex } from './sitemap.ts';

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

  it('ends where the format does', () => {
    const pages = Array.from({ length: MAX_ENTRIES + 3 }, () => HOME);
    expect(sitemap(pages, 'de', SITE).match(/<url>/g)).toHaveLength(MAX_ENTRIES);
  });
});

it('the index names the map of each language', () => {
  expect(sitemapIndex(ORIGIN, LANGUAGES).match(/<loc>[^<]*/g)).toEqual([
    `<loc>${ORIGIN}/de/sitemap.xml`,
    `<loc>${ORIGIN}/en/sitemap.xml`,
  ]);
});

it('a house that speaks German alone has one map, without translations', () => {
  expect(sitemapIndex(ORIGIN, ['de']).match(/<loc>[^<]*/g)).toEqual([`<loc>${ORIGIN}/de/sitemap.xml`]);
  const map = sitemap([HOME], 'de', { origin: ORIGIN, languages: ['de'] });
  expect(map).not.toContain('hreflang="en"');
});

it('robots are kept out of a staging site and shown the map elsewhere', () => {
  expect(robotsText(false, ORIGIN)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText(true, ORIGIN)).toContain('Disallow: /de/api/\nDisallow: /en/api/\n');
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
      (await findSitemap(test.services)).map(({ paths, changed }) => ({
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
});
