import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { download } from '#platform/http/download.server.ts';
import { tagged } from '#platform/http/tagged.server.ts';
import { sized } from './sized.ts';

it.each(['identity', 'gzip'])('sends its first piece before the last one is there (%s)', async (encoding) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  async function* pieces() {
    yield 'number;state\n';
    yield `${'BS-222-222;paid\n'.repeat(100)}`;
    await finished;
    yield 'BS-333-333;open\n';
  }
  const app = new Hono().use(compress()).use(sized).use(tagged());
  app.get('/orders.csv', (c) => download(c, pieces(), { name: 'orders.csv', type: 'text/csv' }));
  const answer = await app.request('/orders.csv', { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('etag')).toBeNull();
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  finish();
  await reader?.cancel();
});
