import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, type Permission, ROLES, type Role } from '#features/core/access/index.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import {
  api,
  pageEditorApi,
  presenceCalls,
  seatingPlanCalls,
  tempFileApi,
  uploadApi,
  venueArchiveCalls,
} from '#server/api/api.ts';
import { changingRoutes } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

/** Callers allowed to make a call that changes something: everybody, signed-in users, or users whose role has a permission. */
type Caller = 'public' | 'signed in' | Permission;

/** Calls of machines that sign their requests: tests/payments/notices.test.ts covers their signatures. */
const SIGNED = ['POST /webhooks/stripe', 'POST /webhooks/stripe-test'];

/** Resources of the programme: their generic calls need the permission to edit it. */
const PROGRAMME = [
  ...['events', 'teasers', 'exhibition-types', 'genres', 'event-tags'],
  ...['productions', 'seasons', 'production-tags', 'persons', 'person-categories'],
  ...['series', 'venues', 'rooms', 'search-synonyms', 'opening-hours', 'opening-hours-exceptions'],
  ...['articles', 'article-categories', 'article-tags'],
];
const SETTINGS = ['breaking-news', 'sticky-items', 'redirects'];

function genericCalls(names: string[], caller: Caller): [string, Caller][] {
  return names
    .flatMap((name) => [
      `POST /api/${name}`,
      `POST /api/${name}/{id}`,
      `PATCH /api/${name}/{id}`,
      `DELETE /api/${name}/{id}`,
    ])
    .map((call) => [call, caller]);
}

/** Every call that changes something stands here before it can exist. */
const WHO_MAY_CALL: Record<string, Caller> = {
  ...Object.fromEntries(genericCalls(PROGRAMME, 'edit-programme')),
  ...Object.fromEntries(genericCalls(SETTINGS, 'manage-settings')),
  ...Object.fromEntries(genericCalls(['accounts'], 'manage-accounts')),
  ...Object.fromEntries(genericCalls(['html'], 'write-html')),
  ...Object.fromEntries(
    genericCalls(['coupons', 'gift-vouchers', 'pass-kinds', 'price-lists', 'questions'], 'sell'),
  ),
  ...Object.fromEntries(genericCalls(['forms'], 'edit-pages')),
  'POST /api/admin/accounts/{id}/invitation': 'manage-accounts',
  'POST /api/admin/imports/redirects': 'manage-settings',
  'POST /api/admin/imports/events': 'edit-programme',
  'POST /api/admin/imports/persons': 'edit-programme',
  'POST /api/admin/venue-archive': 'move-house',
  'PATCH /api/admin/settings': 'manage-settings',
  'PUT /api/admin/menus/{area}': 'manage-settings',
  ...Object.fromEntries(
    [...MODULES.keys()].flatMap((type) =>
      [
        `POST /pageeditor-api/${type}`,
        `PATCH /pageeditor-api/${type}/{id}`,
        `DELETE /pageeditor-api/${type}/{id}`,
      ].map((call): [string, Caller] => [call, 'edit-pages']),
    ),
  ),
  'POST /pageeditor-api/pages': 'edit-pages',
  'PATCH /pageeditor-api/pages/{id}': 'edit-pages',
  'DELETE /pageeditor-api/pages/{id}': 'edit-pages',
  'POST /pageeditor-api/pages/{id}/restore': 'edit-pages',
  'POST /pageeditor-api/pages/{id}/preview-links': 'edit-pages',
  'DELETE /pageeditor-api/pages/{id}/preview-links/{link}': 'edit-pages',
  'POST /pageeditor-api/container': 'edit-pages',
  'POST /pageeditor-api/texts': 'edit-programme',
  'POST /pageeditor-api/documents/{id}/operations': 'edit-pages',
  'POST /pageeditor-api/documents/{id}/versions': 'edit-pages',
  'PATCH /pageeditor-api/documents/{id}/versions/{version}': 'edit-pages',
  'POST /pageeditor-api/documents/{id}/overruled': 'edit-pages',
  'POST /pageeditor-api/documents/{id}/versions/{version}/restore': 'edit-pages',
  'POST /pageeditor-api/documents/{id}/publish': 'edit-pages',
  'POST /pageeditor-api/documents/{id}/unpublish': 'edit-pages',
  'DELETE /pageeditor-api/documents/{id}/publications/{publication}': 'edit-pages',
  'PUT /pageeditor-api/presence/{tab}': 'edit-pages',
  'DELETE /pageeditor-api/presence/{tab}': 'edit-pages',
  'POST /pageeditor-api/uploads': 'edit-media',
  'POST /pageeditor-api/uploads/{id}': 'edit-media',
  'PATCH /pageeditor-api/assets/{id}': 'edit-media',
  'DELETE /pageeditor-api/assets/{id}': 'edit-media',
  'POST /pageeditor-api/assets/{id}/restore': 'edit-media',
  'POST /pageeditor-api/assets/{id}/consents': 'edit-media',
  'POST /pageeditor-api/assets/{id}/consents/{consent}/withdraw': 'edit-media',
  'DELETE /pageeditor-api/assets/{id}/consents/{consent}': 'edit-media',
  'DELETE /api/admin/forms/{id}/entries': 'read-entries',
  'DELETE /api/newsletter-subscriptions/{id}': 'read-entries',
  'POST /api/temp-files': 'public',
  'POST /api/forms-entries': 'public',
  'POST /api/admin/check-in/heads': 'check-in',
  'POST /api/admin/check-in/scans': 'check-in',
  'POST /api/admin/check-in/undo': 'check-in',
  'PUT /api/admin/seating-plans/{id}/draft': 'sell',
  'POST /api/shop-cart': 'public',
  'POST /api/dashboard-error-log': 'public',
  'POST /api/user-logout': 'public',
  'PUT /api/favourites': 'signed in',
};

const REFUSALS = [401, 403, 404];
const TOKEN = { cookie: 'csrftoken=t', 'x-csrftoken': 't' };

const calls = Object.entries(WHO_MAY_CALL).flatMap(([call, caller]) =>
  ['', '/de', '/en'].map((language) => ({ call, caller, language, name: `${call} ${language}` })),
);

describe('permissions of changes', () => {
  let test: TestServices;
  let site: Hono;
  const signedIn = {} as Record<Role, Record<string, string>>;

  beforeAll(async () => {
    test = await openTestServices('sqlite');
    for (const role of ROLES) signedIn[role] = await signInAs(test.services, role);
    site = new Hono({ strict: false });
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    for (const language of ['', '/de', '/en']) {
      site.route(`${language}/api/temp-files`, tempFileApi(test.services));
      site.route(`${language}/api/admin/venue-archive`, venueArchiveCalls(test.services));
      site.route(`${language}/api/admin/seating-plans`, seatingPlanCalls(test.services));
      site.route(`${language}/api`, api(test.services));
      site.route(`${language}/pageeditor-api/uploads`, uploadApi(test.services));
      site.route(`${language}/pageeditor-api/presence`, presenceCalls(test.services));
      site.route(`${language}/pageeditor-api`, pageEditorApi(test.services));
    }
  });
  afterAll(() => test.close());

  const ask = (call: string, language: string, headers: Record<string, string>) => {
    const [method = '', path = ''] = call.split(' ');
    return site.request(`http://localhost${language}${path.replace(/\{\w+\}/g, '1')}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  };

  it('is listed for every route', () => {
    expect([...Object.keys(WHO_MAY_CALL), ...SIGNED].toSorted()).toEqual(
      changingRoutes(test.services).toSorted(),
    );
  });

  it.each(calls)('$name wants the token', async ({ call, language }) => {
    for (const headers of [
      {},
      { cookie: 'csrftoken=t' },
      { 'x-csrftoken': 't' },
      { ...TOKEN, 'x-csrftoken': 's' },
    ]) {
      const answer = await ask(call, language, headers);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'csrf_token']);
    }
  });

  it.each(calls)('$name is refused to another site, token or not', async ({ call, language }) => {
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await ask(call, language, { ...TOKEN, ...headers })).status).toBe(403);
    }
  });

  it.each(calls)('$name knows whether strangers may call it', async ({ call, caller, language }) => {
    const { status } = await ask(call, language, TOKEN);
    if (caller === 'public') expect(REFUSALS).not.toContain(status);
    else expect(status).toBe(401);
  });

  it.each(calls)('$name knows what the roles may', async ({ call, caller, language }) => {
    for (const role of ROLES) {
      // Signing out would leave nobody for the calls that follow.
      if (call === 'POST /api/user-logout') continue;
      const { status } = await ask(call, language, signedIn[role]);
      if (isAllowed(role, caller)) expect([role, status]).not.toEqual([role, 403]);
      else expect([role, status]).toEqual([role, 403]);
    }
  });
});

function isAllowed(role: Role, caller: Caller): boolean {
  return caller === 'public' || caller === 'signed in' || can({ role }, caller);
}
