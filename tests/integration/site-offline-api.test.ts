import { afterEach, beforeEach, expect, it } from 'vitest';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

/** All calls, with errors answered as the site does. */
function callsOf({ services }: TestServices) {
  return openCalls(services).onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
}

describeOnEngines('while the site is offline', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
    await test.services.db.updateTable('site_settings').set({ is_site_online: false }).execute();
  });
  afterEach(async () => {
    await test.close();
  });

  it('neither calls nor feeds tell visitors the programme', async () => {
    const calls = callsOf(test);
    for (const path of [
      '/de/api/events/',
      '/api/productions/',
      '/en/api/search/?query=a',
      '/de/feeds/calendar.ics',
    ]) {
      const answer = await calls.request(`http://localhost${path}`);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '600']);
    }
    for (const path of ['/de/api/imprint/', '/de/api/privacy-policy/', '/de/pageeditor-api/settings'])
      expect([path, (await calls.request(`http://localhost${path}`)).status]).toEqual([path, 200]);
  });

  it('the calls of the page editor tell visitors neither pages nor menus, and no form takes their files', async () => {
    const calls = callsOf(test);
    const staff = await signInAs(test.services, 'editor');
    for (const path of [
      'page/',
      'page/de/impressum/',
      'container/by-slug/house-rules/',
      'nav/',
      'redirect/',
    ]) {
      const at = `http://localhost/de/pageeditor-api/${path}`;
      expect([path, (await calls.request(at)).status]).toEqual([path, 503]);
      expect([path, (await calls.request(at, { headers: staff })).status]).not.toEqual([path, 503]);
    }
    const sent = await calls.request('http://localhost/api/temp-files/', {
      method: 'POST',
      headers: { cookie: 'csrftoken=t', 'x-csrftoken': 't' },
    });
    expect([sent.status, (await sent.json()).code]).toEqual([503, 'site_offline']);
  });

  it('the staff go on working', async () => {
    const calls = callsOf(test);
    const headers = await signInAs(test.services, 'editor');
    expect((await calls.request('http://localhost/de/api/events/', { headers })).status).toBe(200);
  });
});
