import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const HOUR = 3600;

describeOnEngines('the idle limit of the staff', (engine) => {
  let test: TestServices;
  let site: Hono;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00.000Z') });
    test = await openTestServices(engine);
    site = openCalls(test.services);
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
  });
  beforeEach(async () => {
    await test.services.db.deleteFrom('users').execute();
    administrator = await signInAs(test.services, 'administrator');
  });
  afterEach(() => test.services.accounts.settle());
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  function pass(seconds: number): void {
    vi.setSystemTime(Date.now() + seconds * 1000);
    test.clock.advance(seconds);
  }
  async function ask(method: string, path: string, body?: unknown): Promise<number> {
    const answer = await site.request(`http://localhost/de${path}`, {
      method,
      headers: { ...administrator, 'if-match': '*', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await test.services.accounts.settle();
    return answer.status;
  }
  const settings = () => ask('GET', '/api/admin/settings/');
  const setHours = (hours: unknown) => ask('PATCH', '/api/admin/settings/', { staff_idle_hours: hours });

  it('is twelve hours, or what administrators say', async () => {
    pass(11 * HOUR);
    expect(await settings()).toBe(200);
    expect(await setHours(2)).toBe(200);
    pass(HOUR);
    expect(await settings()).toBe(200);
    pass(3 * HOUR);
    expect([await settings(), await setHours(12)]).toEqual([401, 401]);
  });

  it.each([0, -1, 721, 1.5, '12', null])('is not %j', async (hours) => {
    expect(await setHours(hours)).toBe(400);
  });

  it('is not put off by background requests of open pages', async () => {
    expect(await setHours(12)).toBe(200);
    const here = { document: 1, language: 'de', module: null };
    for (let quarter = 0; quarter < 48; quarter += 1) {
      pass(HOUR / 4);
      await ask('PUT', '/pageeditor-api/presence/0123456789abcdef0123/', here);
    }
    pass(HOUR / 4);
    expect(await settings()).toBe(401);
  });
});
