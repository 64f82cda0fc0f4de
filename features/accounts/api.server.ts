import { Hono } from 'hono';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { signOutPath } from './account-paths.ts';
import type { Accounts } from './accounts.server.ts';
import { adminMenus } from './admin-menus.ts';
import type { WithPrincipal } from './principal-with.server.ts';
import { may } from './roles.ts';
import { signOut } from './sign-out.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/** `GET /user-details/` and `POST /user-logout/`: who is signed in, and no longer (specification, sections 3 and 7). */
export function accountsApi(services: { accounts: Accounts }) {
  const app = new Hono<Env>({ strict: false });

  app.get('/user-details', async (c) => {
    const language = c.get('language');
    const principal = await c.get('principal')();
    c.header('cache-control', 'private, no-store');
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
      has_dashboard_online_access: may(principal, 'enter-admin'),
      admin_menus: adminMenus(principal, language),
      webshop_url: `/webshop?lang=${language}`,
    });
  });

  app.post('/user-logout', async (c) => {
    const { cookies } = await signOut(services, {
      headers: c.req.raw.headers,
      origin: new URL(c.req.url).origin,
    });
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    return c.body(null, 204);
  });

  return app;
}

/** `GET /user` of the page editor's API: 401 for whoever is no editor (specification, section 7). */
export function editorApi() {
  return new Hono<Env>({ strict: false }).get('/user', async (c) => {
    const principal = await c.get('principal')();
    if (!principal) throw new Problem(401, 'not_signed_in', { detail: 'Sign in to see this.' });
    if (!may(principal, 'edit-pages'))
      throw new Problem(401, 'not_allowed', { detail: 'Sign in as an editor to see this.' });
    const { id, email, username } = principal;
    c.header('cache-control', 'private, no-store');
    return c.json({ id, email, username, admin_menus: adminMenus(principal, c.get('language')) });
  });
}
