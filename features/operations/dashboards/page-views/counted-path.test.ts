import { describe, expect, it } from 'vitest';
import { countedPath } from './counted-path.ts';
import { PageViews } from './page-views.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const person = { userAgent: BROWSER, purpose: null };

describe('a page that was looked at', () => {
  it.each([
    ['/de', '/de'],
    ['/en/productions', '/en/productions'],
    ['/de/search/events/2', '/de/search'],
    ['/de/newsletter', '/de/newsletter'],
    [`/de/${'x'.repeat(400)}`, `/de/${'x'.repeat(296)}`],
  ])('is counted: %s', (pathname, path) => {
    expect(countedPath(pathname, person)).toBe(path);
  });

  it.each([
    '/',
    '/cms-hub',
    '/admin',
    '/webshop/orders/geheim',
    '/de/user/profile',
    '/de/newsletter/ja',
    '/deutsch',
  ])('is not when it is for staff or for one person: %s', (pathname) => {
    expect(countedPath(pathname, person)).toBeNull();
  });

  it.each([
    { userAgent: null, purpose: null },
    { userAgent: 'curl/8.0', purpose: null },
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', purpose: null },
    { userAgent: `${BROWSER} HeadlessChrome/140`, purpose: null },
    { userAgent: BROWSER, purpose: 'prefetch;prerender' },
  ])('is not when no person saw it: %o', (asking) => {
    expect(countedPath('/de', asking)).toBeNull();
  });
});

describe('page views in memory', () => {
  it('are taken once, and put back with those counted meanwhile', () => {
    const views = new PageViews();
    views.count('2026-11-20', '/de');
    views.count('2026-11-20', '/de');
    const taken = views.take();
    expect(taken).toEqual([{ day: '2026-11-20', path: '/de', count: 2 }]);
    expect(views.take()).toEqual([]);
    views.count('2026-11-20', '/de');
    views.restoreCounts(taken);
    expect(views.take()).toEqual([{ day: '2026-11-20', path: '/de', count: 3 }]);
  });

  it('are of 2,000 paths at most', () => {
    const views = new PageViews();
    for (let index = 0; index < 5000; index += 1) views.count('2026-11-20', `/de/${index}`);
    expect(views.take()).toHaveLength(2000);
  });
});
