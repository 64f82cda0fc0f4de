import { expect, it, vi } from 'vitest';
import { sharingApi } from './api.server.ts';

it('draws the artwork of a slug once, 1200 × 630 px, for ever', async () => {
  const api = sharingApi();
  const answer = await api.request('/theatre/der-wind.png');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('caches its drawings and evicts the oldest', async () => {
  const draw = vi.fn(async () => new Uint8Array(1));
  const api = sharingApi(draw);
  for (let i = 0; i < 201; i++) await api.request(`/music/a-${i}.png`);
  await api.request('/music/a-200.png');
  expect(draw).toHaveBeenCalledTimes(201);
  await api.request('/music/a-0.png');
  expect(draw).toHaveBeenCalledTimes(202);
});

it('draws a few at once, and tries again what failed', async () => {
  let finish = () => {};
  const draw = vi.fn(
    () => new Promise<Uint8Array<ArrayBuffer>>((resolve) => (finish = () => resolve(new Uint8Array(1)))),
  );
  const api = sharingApi(draw);
  const waiting = ['a', 'b', 'c', 'd'].map((slug) => api.request(`/music/${slug}.png`));
  expect((await api.request('/music/e.png')).status).toBe(503);
  finish();
  expect((await Promise.race(waiting)).status).toBe(200);
});

it.each(['/film/x.png', '/music/X.png', '/music/x.svg', '/music/..%2fx.png'])(
  'knows nothing of %s',
  async (path) => {
    expect((await sharingApi().request(path)).status).toBe(404);
  },
);
