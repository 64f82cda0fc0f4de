import { describe, expect, it } from 'vitest';
import { artworkApi } from './api.server.ts';
import { artworkUrl } from './artwork-url.ts';

const api = artworkApi();
const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
const mounted = (url: string) => url.replace(/^\/art/, '');

describe('GET /art', () => {
  it('serves the artwork its address promises, for a year', async () => {
    const response = await get(mounted(artworkUrl('theatre', 'frau-frost-2-zieht-um', [19, 10])));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it('answers 304 to a client that has it', async () => {
    const path = '/v2/music/trommeln-4x3.svg';
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(path, { 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/v2/opera/a-4x3.svg',
    '/v2/music/a-7x5.svg',
    '/v2/music/a-04x3.svg',
    '/v2/music/-4x3.svg',
    '/v2/music/A-4x3.svg',
    '/v2/music/a.svg',
    `/v2/music/${'a'.repeat(121)}-4x3.svg`,
    '/v2/music/a%3Cb-4x3.svg',
    '/v2/music/a~unicorn-4x3.svg',
    '/v2/music/a~stage~drum-4x3.svg',
    '/v1/music/a-4x3.svg',
  ])('knows nothing of %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});
