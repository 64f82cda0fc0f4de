import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  can,
  type Principal,
  ROLES,
  type Role,
  type WithPrincipal,
} from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { hasCookie } from '#platform/page-cache/cache-key.ts';
import { signOutPath } from './account-paths.ts';
import type { Accounts } from './accounts.server.ts';
import { adminMenus } from './admin-menus.ts';
import { SESSION_COOKIES, SIGNED_IN_COOKIE, STAFF_COOKIE } from './cookies.ts';
import { overTls, staffCookie } from './session-cookies.ts';
import { signOut } from './sign-out.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const text = z.string();
/** The parts of the admin area somebody may enter. */
const menus = z.array(z.strictObject({ id: text, name: text, url: text }));
const userDetails = z.strictObject({
  is_logged_in: z.boolean(),
  id: z.int().nullable(),
  username: text.nullable(),
  email: text.nullable(),
  first_name: text.nullable(),
  last_name: text.nullable(),
  role: z.enum(ROLES).nullable(),
  login_url: text,
  logout_url: text,
  has_dashboard_online_access: z.boolean(),
  admin_menus: menus,
  webshop_url: text,
});

const COOKIES_OF_SESSIONS = new Set([...SESSION_COOKIES, SIGNED_IN_COOKIE, STAFF_COOKIE]);

/**
 * `GET /user-details/` and `POST /user-logout/`: the signed-in user, and signing out (docs/product/accounts.md#session).
 * With an expired session the first removes its cookies. A changed role takes effect at once.
 */
export function accountsApi(services: { accounts: Accounts }) {
  const app = new Hono<Env>({ strict: false });

  const call = callsOn(app, { group: 'Visitor', caller: anyone });

  call(
    'GET /user-details/',
    {
      summary: 'Who is signed in. All but the addresses is null or empty for anonymous visitors.',
      answer: json('The visitor.', userDetails),
    },
    async (c) => {
      const language = c.get('language');
      const principal = await c.get('principal')();
      c.header('cache-control', 'private, no-store');
      if (!principal && hasCookie(c.req.header('cookie'), COOKIES_OF_SESSIONS)) await dropCookies(c);
      if (principal) setStaffCookie(c, principal.role);
      return {
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
      };
    },
  );

  call(
    'POST /user-logout/',
    {
      summary:
        'Signs out: ends the session and takes its cookies back. Nothing happens to who is not signed in.',
      answer: empty('Nobody is signed in any more.'),
      problems: [403, 429],
    },
    (c) => dropCookies(c),
  );

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

/** `GET /user` of the page editor's API: 401 for non-editors (docs/product/api.md#page-editor). */
export function editorApi() {
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'Page editor', caller: editor });
  call(
    'GET /user/',
    {
      summary: 'The editor who is signed in.',
      answer: json(
        'The editor.',
        z.strictObject({ id: z.int(), email: text, username: text, admin_menus: menus }),
      ),
    },
    (c, { caller }) => {
      const { id, email, username } = caller;
      c.header('cache-control', 'private, no-store');
      return { id, email, username, admin_menus: adminMenus(caller, c.get('language')) };
    },
  );
  return app;
}

/** Limits a call to editors: 401 for everybody else, who has to sign in as one. */
const editor: Input<Principal> = {
  parameters: [],
  problems: [401],
  async read(c: Context<Env>) {
    const principal = await c.get('principal')();
    if (!principal) throw new Problem(401, 'not_signed_in', { detail: 'Sign in to see this.' });
    if (can(principal, 'edit-pages')) return principal;
    throw new Problem(401, 'not_allowed', { detail: 'Sign in as an editor to see this.' });
  },
};
