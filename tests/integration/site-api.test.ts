import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WithPrincipal } from '#features/core/access/index.server.ts';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { api, pageEditorApi } from '#server/api/api.ts';
import { withPrincipal } from '#server/middleware/principal.ts';
import { siteOffline, type WithSettings } from '#server/site/site-offline.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const CALENDAR = '/de/ausstellungenundaktivitaeten/kalender';

describeOnEngines('the calls behind the site shell', (engine) => {
  let test: TestServices;
  let site: Hono<WithSettings & WithPrincipal>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  beforeEach(() => {
    site = new Hono<WithSettings & WithPrincipal>({ strict: false });
    site.use(withPrincipal(test.services));
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    for (const [name, app] of [
      ['api', api(test.services)],
      ['pageeditor-api', pageEditorApi(test.services)],
    ] as const) {
      for (const prefix of ['', ...LANGUAGES.map((language) => `/${language}`)])
        site.route(`${prefix}/${name}`, app);
    }
    site.all('*', siteOffline(test.services, ['/assets/site.css']), (c) =>
      c.text(c.get('settings').siteName),
    );
  });
  afterAll(async () => {
    await test.close();
  });

  const ask = (path: string, init?: RequestInit) => site.request(`http://localhost${path}`, init);
  // biome-ignore lint/suspicious/noExplicitAny: the read value is checked
  const json = async (path: string): Promise<any> => (await ask(path)).json();

  it('GET /{lang}/pageeditor-api/nav has the menus', async () => {
    const { menu, secondary_menu, footer } = await json('/en/pageeditor-api/nav');
    expect(menu[0]).toMatchObject({
      url: '/en/exhibitionsandactivities/calendar',
      menu_name: 'What’s on',
      has_tab_navigation: false,
    });
    expect(menu[0].children).toContainEqual({
      url: '/en/series',
      menu_name: 'Series',
      has_tab_navigation: false,
      children: [],
    });
    expect(secondary_menu).toContainEqual({
      url: '/en/venues/buntspecht/1#opening-hours',
      menu_name: 'All opening hours',
      has_tab_navigation: false,
      children: [],
    });
    expect(footer).toContainEqual({ title: 'Imprint', url: '/en/impressum' });
    expect((await json('/de/pageeditor-api/nav/')).footer).toContainEqual({
      title: 'Datenschutz',
      url: '/de/datenschutz',
    });
  });

  it('GET pageeditor-api/settings, bare and per language', async () => {
    const german = await json('/pageeditor-api/settings');
    expect(german).toMatchObject({
      status: 200,
      data: {
        is_site_online: true,
        is_shop_online: true,
        html_header: { code: '' },
        html_footer_top: { code: '' },
        html_footer_bottom: { code: expect.stringContaining('Stadt Auental') },
        html_footer_logos: { code: '' },
        locales: [{ code: 'de' }, { code: 'en', name: 'EN', readName: 'English' }],
        design: { menu: 'style1', flags: { quickBuy: false } },
        sticky_items: [{ text: 'Heute', link: 'Was im Haus los ist', url: CALENDAR }],
      },
    });
    const { data } = await json('/en/pageeditor-api/settings');
    expect(data.html_footer_bottom.code).toContain('town of Auental');
  });

  it('GET /{lang}/pageeditor-api/redirect lists what can concern a language', async () => {
    const redirects = await json('/de/pageeditor-api/redirect');
    expect(redirects).toContainEqual({ old_path: '/de/programm', new_path: CALENDAR });
    expect(redirects.map((each: { old_path: string }) => each.old_path)).not.toContain('/en/programme');
  });

  it('GET /api/breaking-news/ is a list in the language of the address or the visitor', async () => {
    expect(await json('/en/api/breaking-news/')).toEqual([
      {
        id: expect.any(Number),
        title: 'The lift has hiccups',
        text: expect.any(String),
        link: { url: '/en/accessibility' },
        link_title: 'Ways through the house',
      },
    ]);
    expect((await json('/api/breaking-news'))[0].title).toBe('Der Aufzug hat Schluckauf');
  });

  it('an anonymous visitor is answered as one', async () => {
    const answer = await ask('/en/api/user-details/');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({
      is_logged_in: false,
      first_name: null,
      last_name: null,
      login_url: '/en/user/sign-in',
      logout_url: '/en/user/sign-out',
      has_dashboard_online_access: false,
      webshop_url: '/webshop?lang=en',
    });
    const editor = await ask('/de/pageeditor-api/user');
    expect([editor.status, editor.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    ['/api/agb/', 'Allgemeine Geschäftsbedingungen'],
    ['/en/api/imprint/', 'Imprint'],
    ['/api/privacy-policy/', 'Datenschutz'],
  ])('GET %s is “%s” with its text', async (path, title) => {
    const page = await json(path);
    expect(page.title).toBe(title);
    expect(page.html).toMatch(/<h2 id="[a-z0-9-]+">/);
  });

  it.each([
    '/api/nothing',
    '/de/api/nothing/here',
    '/pageeditor-api/nothing',
    '/en/pageeditor-api/page.html',
  ])('%s does not exist, and says so in JSON', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  describe('POST /api/dashboard-error-log/', () => {
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      ask('/api/dashboard-error-log/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: 'csrftoken=t',
          'x-csrftoken': 't',
          ...headers,
        },
        body: JSON.stringify(body),
      });

    it('counts paths of this site without their query', async () => {
      expect((await post({ url: '/de/weg?q=geheim' })).status).toBe(204);
      expect((await post({ url: 'http://localhost/de/weg' })).status).toBe(204);
      expect(await test.services.db.selectFrom('missing_pages').selectAll().execute()).toEqual([
        { day: '2026-11-20', path: '/de/weg', count: 2 },
      ]);
    });

    it('logs carts that could not be filled, and counts no missing page for them', async () => {
      const warn = vi.spyOn(test.services.log, 'warn');
      const before = await test.services.db.selectFrom('missing_pages').selectAll().execute();
      expect((await post({ url: '/de/kalender', cart: 'SOLD_OUT' })).status).toBe(204);
      expect(warn).toHaveBeenCalledWith({ path: '/de/kalender', code: 'SOLD_OUT' }, expect.any(String));
      expect(await test.services.db.selectFrom('missing_pages').selectAll().execute()).toEqual(before);
      expect((await post({ url: '/de/kalender', cart: 'two words' })).status).toBe(400);
    });

    it.each([{ url: 'https://x.example/de' }, { url: 7 }, { url: '' }, {}, null])(
      'refuses %o',
      async (body) => {
        expect((await post(body)).status).toBe(400);
      },
    );

    it('wants the token', async () => {
      expect((await post({ url: '/de/weg' }, { 'x-csrftoken': 'other' })).status).toBe(403);
    });
  });

  describe('while the site is offline', () => {
    beforeAll(async () => {
      await saveSettings(test.services, { system: 'test' }, { isSiteOnline: false });
    });
    afterAll(async () => {
      await saveSettings(test.services, { system: 'test' }, { isSiteOnline: true });
    });

    it('visitors get 503, when to come back, and the custom page', async () => {
      const answer = await ask('/en/agb');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('We are gluing.');
      expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
      expect(html).toContain('<title>Back soon | Buntspecht</title>');
    });

    it('the static page stands in where there is no custom one', async () => {
      const { design } =
        (await test.services.db.selectFrom('site_settings').select('design').execute())[0] ?? {};
      await saveSettings(test.services, { system: 'test' }, { design: { errors: {} } });
      expect(await (await ask('/de/agb')).text()).toContain('<h1 class="text-title">Kurz zu</h1>');
      await saveSettings(test.services, { system: 'test' }, { design: { errors: design?.errors } });
    });

    it('people who work there get in, and those who want to sign in', async () => {
      const statuses: Record<string, number> = {};
      for (const role of ['visitor', 'door', 'box_office', 'editor', 'administrator'] as const) {
        const headers = await signInAs(test.services, role);
        statuses[role] = (await ask('/de/agb', { headers })).status;
      }
      expect(statuses).toEqual({ visitor: 503, door: 200, box_office: 200, editor: 200, administrator: 200 });
      for (const path of ['/de/user/sign-in', '/en/user/forgotten-password', '/en/user/reset-password'])
        expect((await ask(path)).status).toBe(200);
      for (const path of ['/de/user/sign-up', '/de/user/profile']) expect((await ask(path)).status).toBe(503);
    });

    it('the API says so and keeps the programme to itself, and data for the next page is answered by the page', async () => {
      expect((await json('/pageeditor-api/settings')).data.is_site_online).toBe(false);
      expect((await ask('/api/breaking-news')).status).toBe(503);
      expect((await ask('/api/imprint')).status).toBe(200);
      expect((await ask('/de/agb.data')).status).toBe(200);
    });
  });

  it('is offline as well when the settings cannot be read', async () => {
    const broken = new Hono<WithSettings & WithPrincipal>();
    broken.use(withPrincipal(test.services));
    const failing = { ...test.services, db: test.services.db.withSchema('nowhere') };
    broken.all('*', siteOffline(failing), (c) => c.text('page'));
    const answer = await broken.request('http://localhost/de');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
    expect(await answer.text()).toContain('<title>Kurz zu</title>');
    expect((await ask('/de')).status).toBe(200);
  });
});
