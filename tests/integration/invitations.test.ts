import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  isFirstPassword,
  resetPassword,
  sendInvitations,
  signIn,
} from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

const KIM = { first_name: 'Kim', last_name: 'Kleiber', email: 'kim@haus.example', role: 'editor' };
const CALLER = {
  address: '192.0.2.1',
  cookie: null,
  userAgent: null,
  origin: 'http://localhost',
  language: 'de',
} as const;
const PASSWORD = 'sieben bunte Federn im Wind';

describeOnEngines('inviting a colleague', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let administrator: Record<string, string>;

  beforeEach(async () => {
    // Links end by the system's clock, which better-auth asks.
    test = await openTestServices(engine, { now: new Date().toISOString() });
    app = openApi(test.services);
    administrator = await signInAs(test.services, 'administrator');
  });
  afterEach(async () => {
    await test.close();
  });

  async function call(method: string, path: string, body?: object) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...administrator, 'content-type': 'application/json', 'if-match': '*' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, json: (text === '' ? {} : JSON.parse(text)) as Json };
  }
  async function send() {
    const { services, emails } = test;
    const before = emails.length;
    await sendInvitations(services);
    return emails.slice(before);
  }
  const tokenIn = (text = '') => /token=([^\s&]+)/.exec(text)?.[1] ?? '';
  const reset = (token: string) => resetPassword(test.services, { token, newPassword: PASSWORD }, CALLER);

  it('sends an email in both languages whose link sets the password once', async () => {
    const { json } = await call('POST', '/accounts', KIM);
    const path = `/admin/accounts/${json.id}/invitation`;
    expect((await call('GET', path)).json).toMatchObject({ state: 'waiting' });
    const emails = await send();
    expect(emails).toHaveLength(1);
    const [email] = emails;
    expect(email).toMatchObject({ to: 'kim@haus.example', subject: expect.stringContaining('Dein Konto') });
    expect(email?.text).toMatch(/hat ein Konto für dich angelegt[\s\S]*\/de\/.*token=/);
    expect(email?.text).toMatch(/has set up an account for you[\s\S]*\/en\/.*token=/);
    expect(email?.html).toContain('lang="en"');
    expect((await call('GET', path)).json).toMatchObject({ state: 'sent' });
    // Its link stands nowhere but in the email.
    expect(await test.services.db.selectFrom('outgoing_emails').selectAll().execute()).toEqual([]);
    // Nothing is left to send.
    expect(await send()).toEqual([]);

    const token = tokenIn(email?.text);
    expect(await isFirstPassword(test.services, token)).toBe(true);
    expect(await isFirstPassword(test.services, 'made-up')).toBe(false);
    const before = test.emails.length;
    expect((await reset(token)).ok).toBe(true);
    // Accounts without a previous password get no notice that it changed.
    await test.services.accounts.settle();
    expect(test.emails.slice(before)).toEqual([]);
    expect(await isFirstPassword(test.services, token)).toBe(false);
    const draft = { email: 'kim@haus.example', password: PASSWORD, remember: false };
    expect((await signIn(test.services, draft, CALLER)).ok).toBe(true);
    expect((await reset(tokenIn(email?.text))).ok).toBe(false);
    expect((await call('GET', path)).json).toMatchObject({ state: 'none' });
    expect(await call('POST', path)).toMatchObject({ status: 409, json: { code: 'password_set' } });
  });

  it('sends it again after a pause where the mail server did not take it', async () => {
    await call('POST', '/accounts', KIM);
    const refusing = { send: async () => Promise.reject(new Error('451 try again later')) };
    await sendInvitations({ ...test.services, mailer: refusing });
    expect(await send()).toEqual([]);
    test.clock.advance(5 * 60);
    expect(await send()).toHaveLength(1);
  });

  it('sends it again with a new link, and the one before ends', async () => {
    const { json } = await call('POST', '/accounts', KIM);
    const [first] = await send();
    const path = `/admin/accounts/${json.id}/invitation`;
    const past = new Date(test.clock.time() - 1000).toISOString();
    await test.services.db.updateTable('invitations').set({ expires_at: past }).execute();
    expect((await call('GET', path)).json).toMatchObject({ state: 'expired' });
    expect((await call('POST', path)).status).toBe(202);
    const [second] = await send();
    expect((await reset(tokenIn(first?.text))).ok).toBe(false);
    expect((await reset(tokenIn(second?.text))).ok).toBe(true);
  });

  it('has a link that ends after three days', async () => {
    await call('POST', '/accounts', KIM);
    const [email] = await send();
    const { expires_at: end } = await test.services.db
      .selectFrom('verifications')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(Date.parse(end) - test.clock.time()).toBe(3 * 24 * 3_600_000);
    await test.services.db
      .updateTable('verifications')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect((await reset(tokenIn(email?.text))).ok).toBe(false);
  });

  it('goes to the corrected address, and to no account with a password', async () => {
    const { json } = await call('POST', '/accounts', KIM);
    const [first] = await send();
    await call('PATCH', `/accounts/${json.id}`, { last_name: 'Specht' });
    expect(await send()).toEqual([]);
    await call('PATCH', `/accounts/${json.id}`, { email: 'kim.specht@haus.example' });
    const [second] = await send();
    expect(second?.to).toBe('kim.specht@haus.example');
    expect((await reset(tokenIn(first?.text))).ok).toBe(false);
    expect((await reset(tokenIn(second?.text))).ok).toBe(true);
    test.clock.advance(1);
    await call('PATCH', `/accounts/${json.id}`, { email: 'k@haus.example' });
    expect((await send()).map(({ to }) => to)).not.toContain('k@haus.example');
  });
});
