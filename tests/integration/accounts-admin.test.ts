import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  requestPasswordReset,
  resetPassword,
  sendPasswordLinks,
  signIn,
} from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

const KIM = { first_name: 'Kim', last_name: 'Kleiber', email: ' Kim@Haus.example ', role: 'editor' };
const CALLER = {
  address: '192.0.2.1',
  cookie: null,
  userAgent: null,
  origin: 'http://localhost',
  language: 'de',
} as const;
const PASSWORD = 'sieben bunte Federn im Wind';

describeOnEngines('accounts in the admin area', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let administrator: Record<string, string>;

  beforeEach(async () => {
    test = await openTestServices(engine, { now: new Date().toISOString() });
    app = openApi(test.services);
    administrator = await signInAs(test.services, 'administrator');
  });
  afterEach(async () => {
    await test.close();
  });

  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...administrator, 'content-type': 'application/json', 'if-match': '*', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, json: (answer.status === 204 ? {} : await answer.json()) as Json };
  }
  const me = async () => {
    const { json } = await call('GET', '/admin/accounts?role=administrator');
    return (json.results as Json[])[0]?.id;
  };

  it('are made by staff; their owner alone sets a password', async () => {
    const made = await call('POST', '/accounts', KIM);
    expect(made).toMatchObject({ status: 201, json: { email: 'kim@haus.example', role: 'editor' } });
    await requestPasswordReset(test.services, 'kim@haus.example', CALLER);
    await sendPasswordLinks(test.services);
    const token = /token=([^\s&]+)/.exec(test.emails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await resetPassword(test.services, { token, newPassword: PASSWORD }, CALLER)).ok).toBe(true);
    const draft = { email: 'kim@haus.example', password: PASSWORD, remember: false };
    expect((await signIn(test.services, draft, CALLER)).ok).toBe(true);
  });

  it('end their sessions with their role, and say nobody’s name among the changes', async () => {
    const editor = await signInAs(test.services, 'editor');
    const { json } = await call('GET', '/admin/accounts?q=EDITOR@haus');
    const [found] = json.results as Json[];
    expect((await call('GET', '/admin/genres', undefined, editor)).status).toBe(200);
    expect((await call('PATCH', `/accounts/${found?.id}`, { role: 'visitor' })).status).toBe(200);
    expect((await call('GET', '/admin/genres', undefined, editor)).status).toBe(401);
    await call('PATCH', `/accounts/${found?.id}`, { last_name: 'Geheim', email: 'neu@haus.example' });
    const entries = (await call('GET', '/admin/audit?entity=accounts')).json;
    expect(JSON.stringify(entries)).not.toMatch(/Geheim|haus\.example/);
    expect((entries.results as Json[])[1]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'role', before: 'editor', after: 'visitor', hidden: false }],
    });
  });

  it('have their second factor switched off by staff, and on by nobody but their owner', async () => {
    const made = await call('POST', '/accounts', KIM);
    const { id } = made.json as { id: number };
    expect(made.json).toMatchObject({ two_factor_enabled: false });
    expect((await call('PATCH', `/accounts/${id}`, { two_factor_enabled: true })).json).toMatchObject({
      status: 400,
      fields: [{ field: 'two_factor_enabled' }],
    });
    const { db } = test.services;
    await db.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', id).execute();
    await db
      .insertInto('two_factors')
      .values({
        user_id: id,
        secret: 's',
        backup_codes: 'c',
        verified: true,
        failed_verification_count: 0,
        locked_until: null,
      })
      .execute();
    expect((await call('PATCH', `/accounts/${id}`, { last_name: 'Berg' })).json).toMatchObject({
      two_factor_enabled: true,
    });
    expect(await db.selectFrom('two_factors').select('user_id').execute()).toEqual([{ user_id: id }]);
    expect((await call('PATCH', `/accounts/${id}`, { two_factor_enabled: false })).status).toBe(200);
    expect(await db.selectFrom('two_factors').select('user_id').execute()).toEqual([]);
  });

  it('have their passkeys removed by staff, and added by nobody but their owner', async () => {
    const made = await call('POST', '/accounts', KIM);
    const { id } = made.json as { id: number };
    expect(made.json).toMatchObject({ has_passkey: false });
    expect((await call('PATCH', `/accounts/${id}`, { has_passkey: true })).json).toMatchObject({
      status: 400,
      fields: [{ field: 'has_passkey' }],
    });
    const { db } = test.services;
    await db.updateTable('users').set({ has_passkey: true }).where('id', '=', id).execute();
    const passkey = {
      credential_id: 'c',
      public_key: 'k',
      counter: 4_294_967_295,
      device_type: 'singleDevice',
    };
    await db
      .insertInto('passkeys')
      .values({ ...passkey, user_id: id, backed_up: false, name: 'Specht', created_at: null })
      .execute();
    expect((await call('PATCH', `/accounts/${id}`, { last_name: 'Berg' })).json).toMatchObject({
      has_passkey: true,
    });
    expect(await db.selectFrom('passkeys').select('counter').execute()).toEqual([{ counter: 4_294_967_295 }]);
    expect((await call('PATCH', `/accounts/${id}`, { has_passkey: false })).status).toBe(200);
    expect(await db.selectFrom('passkeys').select('user_id').execute()).toEqual([]);
  });

  it('with a staff role may do nothing special without a second factor where it is required', async () => {
    const editor = await signInAs(test.services, 'editor');
    const seen = () => call('GET', '/admin/genres', undefined, editor);
    expect((await seen()).status).toBe(200);
    expect((await call('PATCH', '/admin/settings', { is_two_factor_required: true })).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 403, json: { code: 'two_factor_required' } });
    // The administrator who switched it on has none either.
    expect((await call('GET', '/admin/settings')).json).toMatchObject({ code: 'two_factor_required' });
    const { db } = test.services;
    // A passkey the account has is none the session was opened with.
    await db.updateTable('users').set({ has_passkey: true }).where('role', '=', 'editor').execute();
    expect((await seen()).status).toBe(403);
    await db.updateTable('sessions').set({ by_passkey: true }).execute();
    expect((await seen()).status).toBe(200);
    await db.updateTable('sessions').set({ by_passkey: false }).execute();
    await db.updateTable('users').set({ two_factor_enabled: true }).where('role', '=', 'editor').execute();
    expect((await seen()).status).toBe(200);
  });

  it('are not left without an administrator, by any call', async () => {
    const id = await me();
    expect((await call('PATCH', `/accounts/${id}`, { role: 'visitor' })).json).toMatchObject({
      status: 400,
      fields: [{ field: 'role' }],
    });
    expect((await call('DELETE', `/accounts/${id}`)).json).toMatchObject({
      ...{ status: 409, code: 'blocked' },
      fields: [{ field: 'role', code: 'last_administrator' }],
    });
    const other = await call('POST', '/accounts', { ...KIM, role: 'administrator' });
    // Of two who take each other's role away at once, one remains.
    const answers = await Promise.all(
      [id, other.json.id].map((each) => call('PATCH', `/accounts/${each}`, { role: 'visitor' })),
    );
    const [done, refused] = answers.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    // The one whose role was removed first is not signed in any more, or lacks permission.
    expect([400, 401, 403]).toContain(refused);
    const rows = await test.services.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'administrator')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('have their own address, also when two are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/accounts', KIM)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
    expect((await call('POST', '/accounts', { ...KIM, email: 'kein' })).status).toBe(400);
    expect((await call('POST', '/accounts', { ...KIM, role: 'chef' })).status).toBe(400);
    expect((await call('POST', '/accounts', { ...KIM, password: 'x' })).status).toBe(400);
  });

  it('go with all that is theirs', async () => {
    const made = await call('POST', '/accounts', KIM);
    expect((await call('DELETE', `/accounts/${made.json.id}`)).status).toBe(204);
    expect((await call('GET', `/admin/accounts/${made.json.id}`)).status).toBe(404);
  });

  it('are nobody’s business but the administrators’', async () => {
    for (const role of ['editor', 'box_office', 'visitor'] as const) {
      const headers = await signInAs(test.services, role);
      expect((await call('GET', '/admin/accounts', undefined, headers)).status).toBe(403);
      expect((await call('POST', '/accounts', KIM, headers)).status).toBe(403);
    }
  });
});
