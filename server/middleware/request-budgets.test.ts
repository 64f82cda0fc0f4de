import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createFixedClock } from '#platform/clock.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { requestBudgets } from './request-budgets.ts';

const CART = '/de/api/shop-cart/';

function createTestApp() {
  const clock = createFixedClock('2026-11-20T09:00:00.000Z');
  const app = new Hono();
  app.use(requestBudgets(clock, { trustProxy: true }));
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  app.all('*', (c) => c.text('done'));
  const post = async (path: string, address = '203.0.113.7') =>
    (await app.request(path, { method: 'POST', headers: { 'x-forwarded-for': address } })).status;
  /** How many of so many go through. */
  async function through(
    path: string,
    times: number,
    addressOf: (n: number) => string = () => '203.0.113.7',
  ) {
    let done = 0;
    for (let n = 0; n < times; n += 1) if ((await post(path, addressOf(n))) === 200) done += 1;
    return done;
  }
  return { app, clock, post, through };
}

describe('changes in a minute', () => {
  it('have a budget of each kind: a full cart can still be renewed, and somebody still sign in', async () => {
    const { post, through } = createTestApp();
    expect(await through(CART, 1300)).toBe(1200);
    expect(await through('/webshop/change', 1)).toBe(0);
    expect(await post('/webshop/renew')).toBe(200);
    expect(await through('/de/user/sign-in', 300)).toBe(240);
    expect(await post('/webshop/renew')).toBe(200);
  });

  it('are never used up by others of the venue while families come in at its doors', async () => {
    const { through } = createTestApp();
    expect(await through('/de/pageeditor-api/documents/1/operations/', 1201)).toBe(1200);
    expect(await through('/api/admin/check-in/scans/', 600)).toBe(600);
    expect(await through('/cms-hub/check-in/7', 700)).toBe(600);
  });

  it('are enough for an office whose editors and box office all work at once, and leave its families theirs', async () => {
    const { through } = createTestApp();
    expect(await through('/de/pageeditor-api/documents/1/operations/', 600)).toBe(600);
    expect(await through('/api/admin/events/7/', 300)).toBe(300);
    expect(await through('/cms-hub/sale/7', 301)).toBe(300);
    expect(await through('/de/user/sign-in', 240)).toBe(240);
  });

  it('are counted for the network of a household, whichever of its addresses is used', async () => {
    const { through, post } = createTestApp();
    expect(await through('/de/api/favourites/', 300, (n) => `2001:db8:1:2::${(n + 1).toString(16)}`)).toBe(
      240,
    );
    expect(await post('/de/api/favourites/', '2001:db8:1:3::1')).toBe(200);
  });

  it('restart with the next one, and reading is free', async () => {
    const { app, clock, post, through } = createTestApp();
    await through('/de/user/sign-in', 241);
    expect(await post('/de/user/sign-in')).toBe(429);
    expect((await app.request('/de', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200);
    clock.advance(60);
    expect(await post('/de/user/sign-in')).toBe(200);
  });
});
