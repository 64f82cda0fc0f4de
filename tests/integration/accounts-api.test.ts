import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { api, pageEditorApi } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

describeOnEngines('the signed-in user', (engine) => {
  let test: TestServices;
  let site: Hono;
  const headers = {} as Record<Role, Record<string, string>>;

  beforeAll(async () => {
    test = await openTestServices(engine);
    for (const role of ROLES) headers[role] = await signInAs(test.services, role);
    site = new Hono({ strict: false });
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    site.route('/de/api', api(test.services));
    site.route('/de/pageeditor-api', pageEditorApi(test.services));
  });
  afterAll(async () => {
    await test.close();
  });

  const ask = (path: string, init?: RequestInit) => site.request(`http://localhost/de${path}`, init);
  const menusOf = ({ admin_menus }: { admin_menus: { id: string }[] }) => admin_menus.map(({ id }) => id);

  it('is returned with name and role, and never cached', async () => {
    const answer = await ask('/api/user-details/', { headers: headers.visitor });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({
      is_logged_in: true,
      id: expect.any(Number),
      username: 'visitor@haus.example',
      email: 'visitor@haus.example',
      first_name: 'Mia',
      last_name: 'Muster',
      role: 'visitor',
      login_url: '/de/user/sign-in',
      logout_url: '/de/user/sign-out',
      has_dashboard_online_access: false,
      admin_menus: [],
      webshop_url: '/webshop?lang=de',
    });
  });

  it.each([
    ['box_office', ['box-office']],
    ['accountant', []],
    ['editor', ['pages', 'programme']],
    ['html_editor', ['pages', 'programme']],
    ['administrator', ['pages', 'programme', 'box-office', 'settings', 'accounts']],
  ] as const)('has the menus of the role %s', async (role, menus) => {
    const details = await (await ask('/api/user-details/', { headers: headers[role] })).json();
    expect(details).toMatchObject({ is_logged_in: true, role, has_dashboard_online_access: true });
    expect(menusOf(details)).toEqual(menus);
  });

  it('is returned to the page editor with permission to edit pages alone', async () => {
    for (const [role, code] of [
      [null, 'not_signed_in'],
      ['visitor', 'not_allowed'],
      ['box_office', 'not_allowed'],
    ] as const) {
      const answer = await ask('/pageeditor-api/user', role ? { headers: headers[role] } : {});
      expect([answer.status, (await answer.json()).code]).toEqual([401, code]);
    }
    const answer = await ask('/pageeditor-api/user', { headers: headers.editor });
    const editor = await answer.json();
    expect(editor).toMatchObject({ email: 'editor@haus.example', username: 'editor@haus.example' });
    expect(menusOf(editor)).toEqual(['pages', 'programme']);
  });

  it('is nobody with cookies of a session that is over, and the browser is asked to drop them', async () => {
    const dropped = async (cookie: string) => {
      const answer = await ask('/api/user-details/', { headers: { cookie } });
      expect((await answer.json()).is_logged_in).toBe(false);
      return answer.headers.getSetCookie().map((line) => `${line.split('=')[0]} ${/Max-Age=\d+/.exec(line)}`);
    };
    const mine = await signInAgain();
    await ask('/api/user-logout/', { method: 'POST', headers: mine });
    for (const cookie of [mine.cookie ?? '', 'session=made.up', 'signedIn=1'])
      expect(await dropped(cookie)).toEqual(
        expect.arrayContaining(['session Max-Age=0', 'signedIn Max-Age=0']),
      );
    expect(await dropped('csrftoken=t')).toEqual([]);
    const stored = await ask('/api/user-details/', { headers: headers.visitor });
    expect(stored.headers.getSetCookie()).toEqual([]);
  });

  it('is nobody after signing out; signing out twice does no harm', async () => {
    const mine = await signInAgain();
    const out = await ask('/api/user-logout/', { method: 'POST', headers: mine });
    expect(out.status).toBe(204);
    const gone = out.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie));
    expect(gone.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['session', 'signedIn']),
    );
    expect((await (await ask('/api/user-details/', { headers: mine })).json()).is_logged_in).toBe(false);
    expect((await ask('/api/user-logout/', { method: 'POST', headers: mine })).status).toBe(204);
  });

  /** Another session of the visitor, so that the tests beside keep theirs. */
  async function signInAgain(): Promise<Record<string, string>> {
    const auth = await test.services.accounts.auth();
    const { headers: answer } = await auth.api.signInEmail({
      body: { email: 'visitor@haus.example', password: 'drei kleine Spechte klopfen' },
      returnHeaders: true,
    });
    const cookies = answer.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { cookie: [...cookies, 'csrftoken=t'].join('; '), 'x-csrftoken': 't' };
  }
});
