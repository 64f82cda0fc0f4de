import { type Context, Hono } from 'hono';
import { can, type Role, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { hasCookie } from '#platform/page-cache/cache-key.ts';
import { signOutPath } from './account-paths.ts';
import type { Accounts } from './accounts.server.ts';
import { adminMenus } from './admin-menus.ts';
import { SESSION_COOKIES, SIGNED_IN_COOKIE, STAFF_COOKIE } from './cookies.ts';
import { overTls, staffCookie } from './session-cookies.ts';
import { signOut } from './sign-out.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const COOKIES_OF_SESSIONS = new Set([...SESSION_COOKIES, SIGNED_IN_COOKIE, STAFF_COOKIE]);

/**
 * `GET /user-details/` and `POST /user-logout/`: who is signed in, and no longer (docs/product/accounts.md#session).
 * With a session that is over the first drops its cookies. A role that changed since signing in counts from then on.
 */
export function accountsApi(services: { accounts: Accounts }) {
  const app = new Hono<Env>({ strict: false });

  app.get('/user-details', async (c) => {
    const language = c.get('language');
    const principal = await c.get('principal')();
    c.header('cache-control', 'private, no-store');
    if (!principal && hasCookie(c.req.header('cookie'), COOKIES_OF_SESSIONS)) await dropCookies(c);
    if (principal) setStaffCookie(c, principal.role);
    return c.json({
      is_logged_in: principal !== null,
      id: principal?.id ?? null,
      username: principal?.username ?? null,
      email: principal?.email ?? null,
      first_name: principal?.firstName ?? null,
      last_name: principal?.lastName ?? null,
      role: principal?.role ?? null,
      login_url: pathTo('signIn', language),
      logout_url: signOutPath(language),
      has_dashboard_online_access: can(principal, 'enter-admin'),
      admin_menus: adminMenus(principal, language),
      webshop_url: `/webshop?lang=${language}`,
    });
  });

  app.post('/user-logout', async (c) => {
    await dropCookies(c);
    return c.body(null, 204);
  });

  function setStaffCookie(c: Context, role: Role): void {
    const isSaid = hasCookie(c.req.header('cookie'), new Set([STAFF_COOKIE]));
    if (isSaid === (role !== 'visitor')) return;
    c.header('set-cookie', overTls(staffCookie(role), new URL(c.req.url).origin), { append: true });
  }

  async function dropCookies(c: Context): Promise<void> {
    const { headers, url } = c.req.raw;
    const { cookies } = await signOut(services, { headers, origin: new URL(url).origin });
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  }

  return app;
}

/** `GET /user` of the page editor's API: 401 for whoever is no editor (docs/product/api.md#page-editor). */
export function editorApi() {
  return new Hono<Env>({ strict: false }).get('/user', async (c) => {
    const principal = await c.get('principal')();
    if (!principal) throw new Problem(401, 'not_signed_in', { detail: 'Sign in to see this.' });
    if (!can(principal, 'edit-pages'))
      throw new Problem(401, 'not_allowed', { detail: 'Sign in as an editor to see this.' });
    const { id, email, username } = principal;
    c.header('cache-control', 'private, no-store');
    return c.json({ id, email, username, admin_menus: adminMenus(principal, c.get('language')) });
  });
}
