import { expect, it } from 'vitest';
import {
  ATTEMPTS,
  DAY,
  describeAccounts,
  EMAIL,
  INVALID_CREDENTIALS,
  MINUTE,
  PASSWORD,
} from './accounts.fixture.ts';
import { createAccounts } from './accounts.server.ts';
import { signOutEverywhere } from './end-account.server.ts';
import { findPrincipal } from './find-principal.server.ts';
import { purgeAccountTraces } from './purge-accounts.server.ts';
import { signIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';

const NO_LIMIT = { hours: async () => 720, isUse: true };

describeAccounts('signing in', (fixture) => {
  const { caller, tryToSignIn, asHeader, later, make, who, signedIn, lastEmail } = fixture;

  it('says the same of a wrong password and of an address nobody has', async () => {
    await make();
    expect(await tryToSignIn({ password: 'falsch' })).toEqual(INVALID_CREDENTIALS);
    expect(await tryToSignIn({ email: 'niemand@example.org' })).toEqual(INVALID_CREDENTIALS);
    expect(await tryToSignIn({ email: 'jule@', password: '' })).toEqual({
      ok: false,
      error: { email: 'INVALID_EMAIL', password: 'REQUIRED' },
    });
  });

  it('lasts a day, or 30 where the visitor asked for it', async () => {
    await make();
    const [short, long] = [await signedIn({ remember: false }), await signedIn()];
    later(DAY - MINUTE);
    expect(await who(short)).not.toBeNull();
    later(2 * MINUTE);
    expect([await who(short), (await who(long))?.email]).toEqual([null, EMAIL]);
    later(29 * DAY);
    expect(await who(long)).toBeNull();
  });

  it('stores neither place nor device, and deletes expired ones', async () => {
    await make();
    await signedIn({ remember: false });
    const sessions = () =>
      fixture.services.db.selectFrom('sessions').select(['ip_address', 'user_agent']).execute();
    expect(await sessions()).toEqual([{ ip_address: null, user_agent: null }]);
    later(2 * DAY);
    fixture.clock.advance(2 * 24 * 3600);
    await purgeAccountTraces(fixture.services);
    expect(await sessions()).toHaveLength(0);
  });

  it('deletes the networks of attempts after an hour', async () => {
    await make();
    await tryToSignIn({ password: 'falsch' }, caller({ address: '192.0.2.9' }));
    const addresses = async () =>
      (await fixture.services.db.selectFrom('attempts').select('key').execute()).map(({ key }) => key);
    expect((await addresses()).join()).toContain('192.0.2.9');
    later(61 * MINUTE);
    fixture.clock.advance(61 * 60);
    await purgeAccountTraces(fixture.services);
    expect((await addresses()).join()).not.toContain('192.0.2.9');
  });

  it('has a cookie that only this host can set, over TLS', async () => {
    await make();
    const config = {
      publicOrigin: 'https://b.example',
      host: '127.0.0.1',
      port: 3000,
      sessionSecret: 's'.repeat(32),
    };
    const { db, clock, log, mailer } = fixture.services;
    const clearAddress = async () => {};
    const parts = { db, clock, log, mailer, clearAddress, config: { ...config, signInAttempts: 8 } };
    const accounts = createAccounts(parts);
    const draft = { email: EMAIL, password: PASSWORD, remember: true };
    const signed = await signIn({ accounts, db, clock }, draft, caller());
    const [session = '', display] = signed.ok ? signed.value.cookies : [];
    expect(session).toMatch(
      /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(display).toMatch(/^signedIn=1;.*; Secure$/);
    const cookie = asHeader([session]);
    const seen = (header: string) =>
      findPrincipal({ accounts }, { headers: new Headers({ cookie: header }) }, NO_LIMIT);
    expect((await seen(cookie))?.email).toBe(EMAIL);
    expect(await seen(cookie.replace('__Host-', ''))).toBeNull();
  });

  it('is believed of no cookie that was made up or changed', async () => {
    await make();
    const cookie = await signedIn();
    expect(await who('session=abc.def')).toBeNull();
    expect(await who(cookie.replace('session=', 'session=x'))).toBeNull();
    expect(await who('signedIn=1')).toBeNull();
  });

  it('is not looked for without a cookie', async () => {
    const accounts = { ...fixture.services.accounts, auth: () => Promise.reject(new Error('asked')) };
    expect(await findPrincipal({ accounts }, { headers: new Headers() }, NO_LIMIT)).toBeNull();
    const headers = new Headers({ cookie: 'csrftoken=1; signedIn=1' });
    expect(await findPrincipal({ accounts }, { headers }, NO_LIMIT)).toBeNull();
  });

  it('ends in one browser, or in all of them', async () => {
    await make();
    const cookies = [await signedIn(), await signedIn(), await signedIn()];
    const [first = '', second = '', third = ''] = cookies;
    const out = await signOut(fixture.services, {
      headers: new Headers({ cookie: first }),
      origin: 'http://localhost',
    });
    expect(out.cookies).toContain('signedIn=; Path=/; SameSite=Lax; Max-Age=0');
    expect([await who(first), await who(second)].map((found) => found?.email)).toEqual([undefined, EMAIL]);
    const me = await who(second);
    if (!me) throw new Error('nobody is signed in');
    await signOutEverywhere(fixture.services, me, caller({ cookie: second }));
    expect([await who(second), await who(third)]).toEqual([null, null]);
  });

  it('is refused after ten wrong passwords of one account, wherever they come from, and its owner is notified once', async () => {
    await make();
    const guesses = Array.from({ length: 14 }, (_, n) =>
      tryToSignIn({ password: `falsch ${n}` }, caller({ address: `192.0.2.${n}` })),
    );
    const refused = (await Promise.all(guesses)).filter(
      ({ ok, ...answer }) => !ok && 'error' in answer && answer.error.form === 'TOO_MANY',
    );
    expect(refused).toHaveLength(4);
    expect(await tryToSignIn({}, caller({ address: '198.51.100.1' }))).toEqual({
      ok: false,
      error: { form: 'TOO_MANY' },
    });
    const email = await lastEmail();
    expect(email).toMatchObject({ to: EMAIL, subject: 'Buntspecht: Viele falsche Passwörter' });
    expect(fixture.emails).toHaveLength(1);
    fixture.clock.advance(15 * 60 + 1);
    later(16 * MINUTE);
    expect((await tryToSignIn({}, caller({ address: '198.51.100.1' }))).ok).toBe(true);
  });

  it('answers the same of an address nobody has, and writes to nobody', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(
        await tryToSignIn({ email: 'niemand@example.org' }, caller({ address: `192.0.2.${n}` })),
      ).toEqual(INVALID_CREDENTIALS);
    expect(await tryToSignIn({ email: 'Niemand@example.org' }, caller({ address: '192.0.2.99' }))).toEqual({
      ok: false,
      error: { form: 'TOO_MANY' },
    });
    await fixture.services.accounts.settle();
    expect(fixture.emails).toHaveLength(0);
  });

  it('is refused after many attempts from one address, with the right password too', async () => {
    await make();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      await tryToSignIn({ password: `falsch ${attempt}` });
    expect(await tryToSignIn()).toEqual({ ok: false, error: { form: 'TOO_MANY' } });
    expect((await tryToSignIn({}, caller({ address: '192.0.2.2' }))).ok).toBe(true);
    later(6 * MINUTE);
    expect((await tryToSignIn()).ok).toBe(true);
  });
});
