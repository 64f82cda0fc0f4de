import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFixedClock } from '../clock.ts';
import { createCountingIds } from '../ids.server.ts';
import { limitedBody } from './body-limit.server.ts';
import { csrfGuard, csrfTokenApi } from './csrf.server.ts';
import { parseInput } from './parse-input.server.ts';
import { Problem, problemResponse } from './problem.server.ts';
import { rateLimit } from './rate-limit.server.ts';
import { rejectNullBytes, requireFormBody, requireJsonBody } from './request-body.server.ts';
import { contentSecurityPolicy, permissionsPolicy, securityHeaders } from './security-headers.server.ts';

function anApp(): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  return app;
}

const SITE = 'https://buntspecht.example';

describe('calls that change something', () => {
  const guarded = (requireToken: boolean) =>
    anApp()
      .use(csrfGuard({ publicOrigin: SITE, requireToken }))
      .post('/cart', (c) => c.text('added'));
  const post = (headers: Record<string, string>, requireToken = false) =>
    guarded(requireToken).request(`${SITE}/cart`, { method: 'POST', headers });

  it.each([
    ['the site’s own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the site’s own origin, from an older browser', { origin: SITE }, 200],
    ['a program that is no browser', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site in an older browser', { origin: 'https://evil.example' }, 403],
    [
      'a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
      403,
    ],
    ['a page without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('from %s', async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it.each([
    ['the token twice', { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' }, 200],
    ['another token in the header', { cookie: 'csrftoken=abc', 'x-csrftoken': 'abd' }, 403],
    ['no header', { cookie: 'csrftoken=abc' }, 403],
    ['no cookie', { 'x-csrftoken': 'abc' }, 403],
    ['nothing, twice', { cookie: 'csrftoken=', 'x-csrftoken': '' }, 403],
  ])('to the API with %s', async (_, headers, status) => {
    expect((await post({ origin: SITE, ...headers }, true)).status).toBe(status);
  });

  it('get a token first, and keep the one they have', async () => {
    const app = anApp().route('/', csrfTokenApi(createCountingIds('token'), { secure: true }));
    const first = await app.request('/csrf-token');
    expect(await first.json()).toEqual({ csrftoken: 'token-1' });
    expect(first.headers.get('set-cookie')).toMatch(/csrftoken=token-1; Path=\/; Secure; SameSite=Lax/);
    const again = await app.request('/csrf-token', { headers: { cookie: 'csrftoken=mine' } });
    expect(await again.json()).toEqual({ csrftoken: 'mine' });
    expect(again.headers.get('set-cookie')).toBeNull();
  });
});

describe('the rate limit', () => {
  it('counts each client for itself and lets it in again when its minute is over', async () => {
    const clock = createFixedClock('2026-11-20T09:00:00.000Z');
    const app = anApp()
      .use(rateLimit(clock, { requests: 2, windowSeconds: 60 }, (c) => c.req.header('x-client') ?? ''))
      .get('/', (c) => c.text('ok'));
    const ask = (client: string) => app.request('/', { headers: { 'x-client': client } });
    expect([(await ask('a')).status, (await ask('a')).status, (await ask('b')).status]).toEqual([
      200, 200, 200,
    ]);
    clock.advance(15);
    const refused = await ask('a');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('45');
    clock.advance(45);
    expect((await ask('a')).status).toBe(200);
  });
});

describe('invalid parameters', () => {
  it('is answered with each field named', async () => {
    const schema = z.object({ page: z.number(), date: z.string() });
    const app = anApp().get('/', (c) => c.json(parseInput(schema, { page: 'x' })));
    const answer = await app.request('/');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      status: 400,
      code: 'bad_request',
      fields: [{ field: 'page' }, { field: 'date' }],
    });
  });
});

describe('security headers', () => {
  it('stand on every answer, and keep search engines out of a staging site', async () => {
    const app = anApp()
      .use(securityHeaders({ secure: true, robots: false }))
      .get('/', (c) => c.text('ok'));
    const { headers } = await app.request('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-robots-tag')).toBe('none');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  it('let nothing inline run but what is named', () => {
    expect(contentSecurityPolicy()).toContain("script-src 'self';");
    expect(contentSecurityPolicy({ 'script-src': ["'sha256-x'"] })).toContain(
      "script-src 'self' 'sha256-x';",
    );
  });

  it('leave a page the policies it brought', async () => {
    const own = { 'content-security-policy': "default-src 'none'", 'permissions-policy': 'camera=(self)' };
    const app = anApp()
      .use(securityHeaders({ secure: true, robots: true }))
      .get('/', (c) => c.text('ok', 200, own));
    const { headers } = await app.request('/');
    for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value);
  });

  it('let a page load the named sources, and no others', () => {
    expect(permissionsPolicy()).toBe('camera=(), microphone=(), geolocation=(), browsing-topics=()');
    expect(permissionsPolicy(['camera'])).toMatch(/^camera=\(self\), microphone=\(\),/);
  });

  it('let frames come from the origins that are named, and from nowhere without any', () => {
    const origins = ['https://player.example', 'https://films.example'];
    expect(contentSecurityPolicy({ 'frame-src': origins })).toContain(
      '; frame-src https://player.example https://films.example;',
    );
    expect(contentSecurityPolicy()).toContain("; frame-src 'none';");
  });
});

describe('incoming requests', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const guarded = anApp()
    .use(limitedBody(), rejectNullBytes, requireFormBody)
    .all('*', async (c) => c.text(c.req.method === 'POST' ? await c.req.text() : 'a page'));
  const post = (body: string | null, type = FORM, app: Hono = guarded) =>
    app.request(`${SITE}/form`, { method: 'POST', headers: { 'content-type': type }, body });

  it('is a form, whole', async () => {
    const answer = await post('name=%C3%96he&text=100%2500');
    expect([answer.status, await answer.text()]).toEqual([200, 'name=%C3%96he&text=100%2500']);
    expect((await post('', `${FORM};charset=UTF-8`)).status).toBe(200);
    expect((await guarded.request(`${SITE}/page`)).status).toBe(200);
  });

  it('is refused when it is no form, or larger than any of ours', async () => {
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post('abc', 'multipart/form-data; boundary=x')).status).toBe(415);
    expect((await guarded.request(`${SITE}/form`, { method: 'POST' })).status).toBe(415);
    const refused = await post(`text=${'a'.repeat(256 * 1024)}`);
    // The rest of the body is not read, so the connection cannot be reused.
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
  });

  it('has no U+0000, which PostgreSQL would stumble over', async () => {
    expect((await post('name=a%00b')).status).toBe(400);
    expect((await guarded.request(`${SITE}/de/%00`)).status).toBe(400);
    expect((await guarded.request(`${SITE}/de?q=%00`)).status).toBe(400);
    const calls = anApp()
      .use(rejectNullBytes, requireJsonBody)
      .post('*', async (c) => c.json(await c.req.json()));
    const call = (json: string) => post(json, 'application/json', calls);
    expect((await call('{"name":"a\\u0000"}')).status).toBe(400);
    expect((await call('{"name":"\\\\\\u0000"}')).status).toBe(400);
    expect((await call('{"name":"about \\\\u0000 and 100%00"}')).status).toBe(200);
  });

  it('has no U+0000 in its cookies, whose values are decoded later', async () => {
    const app = anApp()
      .use(limitedBody(), rejectNullBytes)
      .all('*', async (c) => c.text(`${getCookie(c, 'cart') ?? ''}|${await c.req.text()}`));
    for (const cookie of ['cart=a%00b; other=%00', 'cart=a%%0000b']) {
      const headers = { cookie, 'content-type': FORM };
      const got = await app.request(`${SITE}/de`, { headers });
      expect([got.status, (await got.text()).includes('\0')]).toEqual([200, false]);
      const sent = await app.request(`${SITE}/de`, { method: 'POST', headers, body: 'name=a' });
      expect([sent.status, (await sent.text()).split('|')[1]]).toEqual([200, 'name=a']);
    }
  });

  it('has no other control characters: they are dropped', async () => {
    expect(await (await post('name=a%0Bb%1Bc%0D%0Ad%EF%BF%BF')).text()).toBe('name=abc%0D%0Ad');
    const calls = anApp()
      .use(requireJsonBody)
      .post('*', async (c) => c.json(await c.req.json()));
    const answer = await post('{"name":"a\\u000bb\\u0007","list":["\\ufffe"]}', 'application/json', calls);
    expect(await answer.json()).toEqual({ name: 'ab', list: [''] });
  });

  it('is JSON for calls, said to be so, or nothing', async () => {
    const calls = anApp()
      .use(requireJsonBody)
      .all('*', async (c) => c.text(await c.req.text()));
    const send = (body: string | null, type?: string) =>
      calls.request(`${SITE}/call`, {
        method: 'POST',
        body: body === null ? null : new TextEncoder().encode(body),
        headers: type === undefined ? {} : { 'content-type': type },
      });
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send('{"name":"a\\u0000"}', 'text/plain')).status).toBe(415);
    expect((await send('{}')).status).toBe(415);
    expect((await send(null)).status).toBe(200);
    expect((await send('{}', 'application/json; charset=utf-8')).status).toBe(200);
    expect(await (await send('{', 'application/json')).text()).toBe('{');
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect((await send(nested(100), 'application/json')).status).toBe(200);
    expect((await send(nested(100_000), 'application/json')).status).toBe(400);
  });
});
