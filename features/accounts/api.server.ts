import { Hono } from 'hono';
import type { Language } from '#lib/localized.ts';
import { Problem } from '#platform/http/problem.server.ts';

type Env = { Variables: { language: Language } };

/**
 * `GET /user-details/`: who is signed in (specification, sections 3 and 7). Nobody can sign in yet, so everybody is an
 * anonymous visitor, and there is no address for signing in or out.
 */
export function userDetailsApi() {
  return new Hono<Env>({ strict: false }).get('/user-details', (c) => {
    c.header('cache-control', 'private, no-store');
    return c.json({
      is_logged_in: false,
      id: null,
      username: null,
      email: null,
      first_name: null,
      last_name: null,
      login_url: null,
      logout_url: null,
      has_dashboard_online_access: false,
      admin_menus: [],
      webshop_url: `/webshop?lang=${c.get('language')}`,
    });
  });
}

/** `GET /user` of the page editor's API: 401 for whoever is no editor (specification, section 7). */
export function editorApi() {
  return new Hono<Env>({ strict: false }).get('/user', () => {
    throw new Problem(401, 'not_signed_in', { detail: 'Sign in to see this.' });
  });
}
