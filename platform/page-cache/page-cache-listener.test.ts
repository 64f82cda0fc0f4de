import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageCache } from './page-cache.server.ts';
import { pageCacheListener } from './page-cache-listener.server.ts';

let server: Server;
let port: number;
let cache: PageCache;
let now: number;
let refreshed: string[];
let messages: string[];

beforeEach(async () => {
  now = 0;
  refreshed = [];
  messages = [];
  cache = new PageCache(() => now);
  const listener = pageCacheListener(
    {
      cache,
      queryAt: () => ({ keys: new Set(['page']), personal: new Set(['edit']) }),
      personalCookies: new Set(['session']),
      originOf: ({ headers }) => `http://${headers.host}`,
      onPage: ({ url }) => void messages.push(url ?? ''),
      now: () => now,
      refresh: async (address, { headers }) => void refreshed.push(`${headers.host}${address}`),
    },
    (_, response) => void response.end('made anew'),
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  const page = { headers: { 'x-kept': '1' }, body: 'kept', tags: [], freshSeconds: 60 };
  await cache.put('http://b.example/de', page, cache.begin());
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { port, path, method, headers: { host: 'b.example', ...headers } };
    request({ host: '127.0.0.1', ...options }, async (answer) => {
      let body = '';
      for await (const chunk of answer) body += chunk;
      resolve(`${answer.statusCode} ${body}`);
    })
      .on('error', reject)
      .end();
  });
}

it('a cached page is sent to everybody who requests its address, whatever the other headers', async () => {
  expect(await ask('/de')).toBe('200 kept');
  expect(await ask('/de?utm_source=x&page=')).toBe('200 kept');
  expect(await ask('/de', { cookie: 'csrftoken=1; sessionx=2' })).toBe('200 kept');
});

it('nobody with a session, an edit mode or a form gets it', async () => {
  expect(await ask('/de', { cookie: 'a=1; session=x' })).toBe('200 made anew');
  expect(await ask('/de?edit')).toBe('200 made anew');
  expect(await ask('/de', {}, 'POST')).toBe('200 made anew');
});

it('a page that was made for one host is not sent to visitors of another', async () => {
  expect(await ask('/de', { host: 'evil.example' })).toBe('200 made anew');
});

it('is refreshed in the background, once a second at most, for the host of its cache key', async () => {
  now = 61_000;
  expect(await Promise.all([ask('/de'), ask('/de')])).toEqual(['200 kept', '200 kept']);
  now = 61_900;
  await ask('/de');
  expect(refreshed).toEqual(['b.example/de']);
  now = 62_100;
  await ask('/de');
  expect(refreshed).toHaveLength(2);
});

it('each page served from it is reported, and nothing else', async () => {
  await ask('/de?utm_source=x');
  await ask('/de', { cookie: 'session=x' });
  await ask('/en');
  await ask('/de', {}, 'HEAD');
  expect(messages).toEqual(['/de?utm_source=x']);
});
