import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheTag, EVERYTHING } from '../events/cache-tag.ts';
import { hasCookie, sharedAddress } from './cache-key.ts';
import { PageCache } from './page-cache.server.ts';
import { acceptedEncoding } from './page-cache-listener.server.ts';
import { PageScope, STALE_SECONDS } from './page-scope.ts';

const page = (tags: string[], body = '<p>Programm</p>') => ({
  headers: {},
  body,
  tags: tags.map((name) => cacheTag(name)),
  freshSeconds: 60,
});

describe('the page cache', () => {
  let now = 0;
  let cache: PageCache;
  beforeEach(() => {
    now = 0;
    cache = new PageCache(() => now);
  });

  it('keeps a page in one encoding, and in others from the moment they are asked for', async () => {
    const cached = await cache.put('/de', page(['programme']), cache.begin());
    expect(cache.find('/de')?.fresh).toBe(true);
    expect(brotliDecompressSync(cached.bodies.br).toString()).toBe('<p>Programm</p>');
    expect(Object.keys(cached.bodies)).toEqual(['br']);
    const before = cache.bytes;
    const zipped = await cache.bodyIn('/de', cached, 'gzip');
    expect(gunzipSync(zipped).toString()).toBe('<p>Programm</p>');
    expect(String(await cache.bodyIn('/de', cached, 'identity'))).toBe('<p>Programm</p>');
    expect(cache.bodyIn('/de', cached, 'gzip')).toBe(zipped);
    expect(cache.bytes).toBe(before + zipped.length + '<p>Programm</p>'.length);
  });

  it('does not give up what people read for a crawl', async () => {
    const small = new PageCache(() => now, { bytes: 20_000, pages: 50, addressLength: 100 });
    await small.put('/de', page([]), small.begin());
    small.find('/de');
    for (let each = 0; each < 100; each += 1) await small.put(`/de/events/${each}`, page([]), small.begin());
    expect(small.find('/de')).toBeDefined();
    expect(small.find('/de/events/99')).toBeDefined();
    expect(small.bytes).toBeLessThanOrEqual(20_000);
    for (let each = 0; each < 100; each += 1) {
      await small.put(`/de/events/${each}`, page([]), small.begin());
      small.find(`/de/events/${each}`);
    }
    expect(small.find('/de')).toBeUndefined();
    expect(small.bytes).toBeLessThanOrEqual(20_000);
    small.drop([EVERYTHING]);
    expect([small.size, small.bytes]).toEqual([0, 0]);
  });

  it('invalidates only the pages with changed content', async () => {
    await cache.put('/de', page(['programme', 'settings']), cache.begin());
    await cache.put('/de/impressum', page(['settings']), cache.begin());
    cache.drop([cacheTag('programme')]);
    expect(cache.find('/de')).toBeUndefined();
    expect(cache.find('/de/impressum')).toBeDefined();
  });

  it('invalidates everything when anything may have changed', async () => {
    await cache.put('/de', page(['programme']), cache.begin());
    cache.drop([EVERYTHING]);
    expect(cache.size).toBe(0);
  });

  it('does not keep a page whose data changed while it was being made', async () => {
    const started = cache.begin();
    cache.drop([cacheTag('programme')]);
    await cache.put('/de', page(['programme']), started);
    expect(cache.find('/de')).toBeUndefined();
  });

  it('says when a page should be made again, and after a minute more has nothing to show', async () => {
    await cache.put('/de', page([]), cache.begin());
    now = 61_000;
    expect(cache.find('/de')?.fresh).toBe(false);
    now = 121_000;
    expect(cache.find('/de')).toBeUndefined();
  });

  it('has a page whose places sell made again, and shows it for seconds meanwhile, however many sell', async () => {
    await cache.put('/de', page(['performance:7']), cache.begin());
    cache.expire([cacheTag('performance:8')]);
    expect(cache.find('/de')?.fresh).toBe(true);
    for (now = 1000; now < 6000; now += 100) {
      cache.expire([cacheTag('performance:7')]);
      expect(cache.find('/de')?.fresh).toBe(false);
    }
    expect(cache.find('/de')).toBeUndefined();
  });

  it('keeps a page whose places sold while it was being made, but not as fresh', async () => {
    const started = cache.begin();
    cache.expire([cacheTag('performance:7')]);
    await cache.put('/de', page(['performance:7']), started);
    expect(cache.find('/de')?.fresh).toBe(false);
  });

  it('is bounded in bytes, in pages and in the length of addresses', async () => {
    const small = new PageCache(() => now, { bytes: 20_000, pages: 5, addressLength: 100 });
    for (let each = 0; each < 10; each += 1) await small.put(`/de/${each}`, page([]), small.begin());
    expect(small.size).toBe(5);
    expect(small.find('/de/9')).toBeDefined();
    for (let each = 0; each < 5; each += 1)
      await small.put(`/en/${each}`, page([], String(each).repeat(6000)), small.begin());
    expect(small.bytes).toBeLessThanOrEqual(20_000);
    expect(small.size).toBeGreaterThan(0);
    await small.put(`/de/${'a'.repeat(100)}`, page([]), small.begin());
    expect(small.find(`/de/${'a'.repeat(100)}`)).toBeUndefined();
  });

  it('counts what it holds: addresses, headers, and buffers of just their size', async () => {
    const { bodies } = await cache.put('/de', page([]), cache.begin());
    for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
    const before = cache.bytes;
    const headers = { 'content-security-policy': 'x'.repeat(1000) };
    await cache.put('/de/zwei', { ...page([]), headers }, cache.begin());
    expect(cache.bytes - before).toBeGreaterThan(before + 2000 - 100);
    cache.drop([EVERYTHING]);
    expect(cache.bytes).toBe(0);
  });

  it('does not remember tags without end', async () => {
    await cache.put('/de', page(['programme']), cache.begin());
    const started = cache.begin();
    for (let each = 0; each < 10_001; each += 1) cache.drop([cacheTag(`production:${each}`)]);
    expect(cache.find('/de')).toBeDefined();
    await cache.put('/en', page(['programme']), started);
    expect(cache.find('/en')).toBeUndefined();
  });
});

describe('the address of a shared page', () => {
  const query = { keys: new Set(['type', 'room', 'page']), personal: new Set(['edit']) };

  it.each([
    ['/de/kalender?room=2&type=1', '/de/kalender?room=2&type=1'],
    ['/de/kalender?type=1&room=2', '/de/kalender?room=2&type=1'],
    ['/de/kalender?utm_source=brief', '/de/kalender'],
    ['/de/kalender?type=', '/de/kalender'],
    ['/de/kalender', '/de/kalender'],
  ])('of %s is %s', (url, address) => {
    expect(sharedAddress(url, () => query)).toBe(address);
  });

  it('does not exist for values that make no page, nor for repeats', () => {
    const parts = { ...query, values: new Map([['page', ['root', 'de.home']]]) };
    expect(sharedAddress('/de.data?page=root,de.home', () => parts)).toBe('/de.data?page=root%2Cde.home');
    expect(sharedAddress('/de.data?page=root,anything', () => parts)).toBeNull();
    expect(sharedAddress('/de.data?page=root,root', () => parts)).toBeNull();
    expect(sharedAddress('/de.data?page=de.home,root', () => parts)).toBeNull();
    expect(sharedAddress('/de?room=1&room=2', () => query)).toBeNull();
  });

  it('does not exist for a page somebody is editing', () => {
    expect(sharedAddress('/de/kalender?edit', () => query)).toBeNull();
  });
});

describe('sharing of pages', () => {
  it('is decided by the name of a cookie, not by a substring', () => {
    const names = new Set(['session']);
    expect(hasCookie('a=1; session=x', names)).toBe(true);
    expect(hasCookie('a=session; sessions=1', names)).toBe(false);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['', 'identity'],
    ['br;q=0.5', 'br'],
  ])('reads the encoding %s as %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it('needs the loader’s word, and one private part keeps the whole page private', () => {
    const scope = new PageScope(300);
    scope.dependsOn(cacheTag('settings'));
    expect(scope.sharing).toBeNull();
    scope.share(cacheTag('programme'));
    scope.freshFor(60);
    expect(scope.sharing).toEqual({ tags: ['settings', 'programme'], freshSeconds: 60 });
    scope.markPrivate();
    expect(scope.sharing).toBeNull();
  });

  it('is cached only until its content must not be seen any more, with no time to be sent stale', () => {
    const scope = new PageScope(3600);
    scope.share();
    scope.endsAfter(100);
    expect(scope.sharing).toMatchObject({ freshSeconds: 100 - STALE_SECONDS });
    scope.endsAfter(STALE_SECONDS);
    expect(scope.sharing).toBeNull();
  });

  it('is nobody else when the page does not say for how long it is right', () => {
    const scope = new PageScope(0);
    scope.share(cacheTag('programme'));
    expect(scope.sharing).toBeNull();
  });
});
