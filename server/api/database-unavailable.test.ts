import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, it } from 'vitest';
import { translated } from '#platform/database/unavailable.server.ts';
import { databaseUnavailable } from './database-unavailable.ts';

const TERMINATED = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
});

/** A site whose every address asks a database that fails with `error`, and answers as it answers its own mistakes. */
function siteOver(error: Error) {
  const ask = async () => {
    throw translated(error);
  };
  const app = new Hono();
  app.use(databaseUnavailable(['/assets/root.css']));
  app.onError((_, c) => c.json({ title: 'Internal Server Error' }, 500));
  app.use('/api/*', compress({ threshold: 0 }));
  app.get('/api/events', async (c) => c.json(await ask()));
  app.get('/:language', (c) =>
    ask().catch(() => c.html('<h1>Error</h1>', 500, { 'content-encoding': 'br', 'content-length': '14' })),
  );
  app.get('/:language/page.data', (c) =>
    ask().catch(() =>
      c.body('[{"error":1}]', 500, { 'content-type': 'text/x-script', 'x-remix-response': 'yes' }),
    ),
  );
  app.get('/shop/cart', (c) => ask().catch(() => c.json({ response_code: -304 }, 503)));
  app.get('/shop/cached', (c) => ask().catch(() => c.text('from before')));
  return app;
}

it.each(['SQLITE_FULL', '53100'])(
  'says that the disk is full, and that nothing was saved: %s',
  async (code) => {
    const site = siteOver(Object.assign(new Error('full'), { code }));
    const answer = await site.request('/api/events');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'database_unwritable', cause: 'disk_full' });
  },
);

describe('while the database does not answer', () => {
  const site = siteOver(TERMINATED);

  it('callers of the API are asked to retry later', async () => {
    const answer = await site.request('/api/events', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ status: 503, code: 'database_unavailable' });
  });

  it('visitors see the offline page in their language', async () => {
    const answer = await site.request('/de');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toMatch('<html lang="de">');
  });

  it('the router of a page reads the status, and nothing else', async () => {
    const answer = await site.request('/de/page.data');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-remix-response')).toBeNull();
    expect(await answer.text()).toBe('[{"error":1}]');
  });

  it('an answer with its own status remains unchanged', async () => {
    const answer = await site.request('/shop/cart');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ response_code: -304 });
  });

  it('an answer that did without it is nobody’s trouble', async () => {
    const answer = await site.request('/shop/cached');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('retry-after')).toBeNull();
  });
});

it('our own mistake remains 500', async () => {
  const answer = await siteOver(new Error('undefined is not a function')).request('/api/events');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('retry-after')).toBeNull();
});
