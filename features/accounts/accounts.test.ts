import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/unit/site-services.ts';
import { createAccounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';
import { changeEmail, changeNames, changePassword } from './change-account.server.ts';
import { confirmAddress, newAddressIn } from './confirm-address.server.ts';
import { createUser } from './create-user.server.ts';
import { deleteAccount, signOutEverywhere } from './end-account.server.ts';
import { findPrincipal } from './find-principal.server.ts';
import { letterText } from './letters.ts';
import type { Principal } from './principal.ts';
import { requestPasswordReset, resetPassword } from './reset-password.server.ts';
import type { Role } from './roles.ts';
import { signIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';
import { signUp } from './sign-up.server.ts';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'jule@example.org';
const PASSWORD = 'Specht klopft 7';
/** Fewer than usual: each one takes the time of a hash. */
const ATTEMPTS = 8;
const WRONG_PAIR = { ok: false, error: { form: 'WRONG_PAIR' } };

describe.each(ENGINES)('accounts on $engine', ({ engine, available }) => {
  let test: TestServices;
  const caller = (change: Partial<Caller> = {}): Caller => ({
    address: '192.0.2.1',
    cookie: null,
    origin: 'https://b.example',
    language: 'de',
    ...change,
  });

  beforeEach(async (context) => {
    if (!available) context.skip();
    test = await openTestServices(engine, { signInAttempts: ATTEMPTS });
    // better-auth knows no other clock than the system's.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(async () => {
    vi.useRealTimers();
    if (available) await test.close();
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const make = (role: Role = 'visitor', email = EMAIL) =>
    createUser(test.services, { email, firstName: 'Jule', lastName: 'Sommer', password: PASSWORD, role });
  const tryToSignIn = (change: object = {}, as = caller()) =>
    signIn(test.services, { email: EMAIL, password: PASSWORD, remember: true, ...change }, as);
  const who = (cookie: string | null) =>
    findPrincipal(test.services, { headers: new Headers(cookie === null ? {} : { cookie }) });

  /** The `Cookie` header a browser would send from now on. */
  async function signedIn(change: object = {}): Promise<string> {
    const signed = await tryToSignIn(change);
    if (!signed.ok) throw new Error(`could not sign in: ${JSON.stringify(signed.error)}`);
    return asHeader(signed.value.cookies);
  }
  const asHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

  /** The last letter, and the token of its link. */
  async function lastLetter() {
    await test.services.accounts.settle();
    const letter = test.letters.at(-1);
    if (!letter) throw new Error('There is no letter');
    return { ...letter, token: /[?&]token=([^\s&]+)/.exec(letter.text)?.[1] ?? '' };
  }
  const confirm = (token: string, cookie: string | null = null) =>
    confirmAddress(test.services, decodeURIComponent(token), { cookie });

  describe('making one', () => {
    const draft = {
      email: ' Jule@Example.org ',
      firstName: ' Jule ',
      lastName: 'Sommer',
      password: PASSWORD,
    };

    it('takes a letter whose link confirms the address; until then nobody signs in', async () => {
      expect(await signUp(test.services, draft, caller())).toEqual({ ok: true, value: null });
      const letter = await lastLetter();
      expect(letter).toMatchObject({ to: EMAIL, subject: 'Buntspecht: Bestätige deine Adresse' });
      expect(letter.text).toContain('\nhttps://b.example/de/user/confirm-address?token=');
      expect(await tryToSignIn()).toEqual({ ok: false, error: { form: 'NOT_CONFIRMED' } });
      expect(await confirm(letter.token)).toEqual({ ok: true, value: null });
      const principal = await who(await signedIn());
      expect(principal).toMatchObject({
        email: EMAIL,
        username: EMAIL,
        firstName: 'Jule',
        lastName: 'Sommer',
        role: 'visitor',
      });
    });

    it('sends another letter to whoever signs in without having confirmed', async () => {
      await signUp(test.services, draft, caller());
      await lastLetter();
      await tryToSignIn({}, caller({ language: 'en' }));
      const letter = await lastLetter();
      expect(test.letters).toHaveLength(2);
      expect(letter.subject).toBe('Buntspecht: confirm your address');
      expect(await confirm(letter.token)).toEqual({ ok: true, value: null });
    });

    it('takes a link for a day, and no other one', async () => {
      await signUp(test.services, draft, caller());
      const { token } = await lastLetter();
      const over = { ok: false, error: { form: 'LINK_OVER' } };
      expect(await confirm(`${token.slice(0, -3)}abc`)).toEqual(over);
      expect(await confirm('')).toEqual(over);
      later(DAY + MINUTE);
      expect(await confirm(token)).toEqual(over);
    });

    it('answers the same where there is one already, which only its owner learns', async () => {
      await make('administrator');
      expect(await signUp(test.services, { ...draft, password: 'etwas anderes' }, caller())).toEqual({
        ok: true,
        value: null,
      });
      expect((await lastLetter()).text).toContain('https://b.example/de/user/sign-in\n');
      expect(await who(await signedIn())).toMatchObject({ role: 'administrator' });
    });

    it('is forgotten after a month in which nobody confirmed it', async () => {
      await make('editor', 'mira@example.org');
      await signUp(test.services, draft, caller());
      const emails = async () =>
        (await test.services.db.selectFrom('users').select('email').orderBy('id').execute()).map(
          ({ email }) => email,
        );
      test.clock.advance(29 * 24 * 3600);
      await signUp(test.services, { ...draft, email: 'kim@example.org' }, caller());
      expect(await emails()).toEqual(['mira@example.org', EMAIL, 'kim@example.org']);
      test.clock.advance(2 * 24 * 3600);
      await signUp(test.services, { ...draft, email: 'lou@example.org' }, caller());
      expect(await emails()).not.toContain(EMAIL);
      expect(await emails()).toContain('mira@example.org');
    });

    it('answers the same to a form that was sent several times at once', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => signUp(test.services, draft, caller())));
      expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: null })));
      expect(await test.services.db.selectFrom('users').select('email').execute()).toEqual([
        { email: EMAIL },
      ]);
    });

    it('takes a name of one line without what nobody can see', async () => {
      const names = { firstName: ' Jule\r\nBcc:\u0007 x ', lastName: '\t' };
      expect(await signUp(test.services, { ...draft, ...names }, caller())).toEqual({
        ok: false,
        error: { lastName: 'REQUIRED' },
      });
      await signUp(test.services, { ...draft, ...names, lastName: 'Sommer' }, caller());
      const row = test.services.db.selectFrom('users').select(['first_name', 'name']);
      expect(await row.executeTakeFirst()).toEqual({ first_name: 'Jule Bcc: x', name: 'Jule Bcc: x Sommer' });
    });

    it('gives nobody a role they ask for', async () => {
      await signUp(test.services, { ...draft, role: 'administrator' } as typeof draft, caller());
      const { role } = await test.services.db.selectFrom('users').select('role').executeTakeFirstOrThrow();
      expect(role).toBe('visitor');
    });

    it('is refused twice to the house itself', async () => {
      await make();
      expect(await make('editor')).toEqual({ ok: false, error: { email: 'TAKEN' } });
    });
  });

  describe('signing in', () => {
    it('says the same of a wrong password and of an address nobody has', async () => {
      await make();
      expect(await tryToSignIn({ password: 'falsch' })).toEqual(WRONG_PAIR);
      expect(await tryToSignIn({ email: 'niemand@example.org' })).toEqual(WRONG_PAIR);
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

    it('keeps neither where somebody is nor with what, and forgets what is over', async () => {
      await make();
      await signedIn({ remember: false });
      const sessions = () =>
        test.services.db.selectFrom('sessions').select(['ip_address', 'user_agent']).execute();
      expect(await sessions()).toEqual([{ ip_address: null, user_agent: null }]);
      later(2 * DAY);
      test.clock.advance(2 * 24 * 3600);
      await signedIn();
      expect(await sessions()).toHaveLength(1);
    });

    it('forgets from where somebody tried to, after an hour', async () => {
      await make();
      await tryToSignIn({ password: 'falsch' }, caller({ address: '192.0.2.9' }));
      const addresses = async () =>
        (await test.services.db.selectFrom('attempts').select('key').execute()).map(({ key }) => key);
      expect((await addresses()).join()).toContain('192.0.2.9');
      later(61 * MINUTE);
      test.clock.advance(61 * 60);
      await signedIn();
      expect((await addresses()).join()).not.toContain('192.0.2.9');
    });

    it('has a cookie that only this host can set, over TLS', async () => {
      await make();
      const config = {
        publicOrigin: 'https://b.example',
        sessionSecret: 's'.repeat(32),
        dataDir: ':memory:',
      };
      const { db, clock, log, mailer } = test.services;
      const parts = { db, clock, log, mailer, config: { ...config, signInAttempts: 8 } };
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
        findPrincipal({ accounts }, { headers: new Headers({ cookie: header }) });
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
      const accounts = { ...test.services.accounts, auth: () => Promise.reject(new Error('asked')) };
      expect(await findPrincipal({ accounts }, { headers: new Headers() })).toBeNull();
      const headers = new Headers({ cookie: 'csrftoken=1; signedIn=1' });
      expect(await findPrincipal({ accounts }, { headers })).toBeNull();
    });

    it('ends in one browser, or in all of them', async () => {
      await make();
      const cookies = [await signedIn(), await signedIn(), await signedIn()];
      const [first = '', second = '', third = ''] = cookies;
      const out = await signOut(test.services, {
        headers: new Headers({ cookie: first }),
        origin: 'http://localhost',
      });
      expect(out.cookies).toContain('signedIn=; Path=/; SameSite=Lax; Max-Age=0');
      expect([await who(first), await who(second)].map((found) => found?.email)).toEqual([undefined, EMAIL]);
      const me = await who(second);
      if (!me) throw new Error('nobody is signed in');
      await signOutEverywhere(test.services, me, caller({ cookie: second }));
      expect([await who(second), await who(third)]).toEqual([null, null]);
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

  describe('letters', () => {
    const request = (email = EMAIL, from = '192.0.2.1') =>
      requestPasswordReset(test.services, email, caller({ address: from }));

    it('come to one address five times an hour at most, whoever asks for them', async () => {
      await make();
      await make('visitor', 'mira@example.org');
      for (let attempt = 0; attempt < 7; attempt += 1) {
        expect((await request(EMAIL, `192.0.2.${attempt}`)).ok).toBe(true);
        await test.services.accounts.settle();
      }
      expect(test.letters).toHaveLength(5);
      await request('mira@example.org');
      await test.services.accounts.settle();
      expect(test.letters).toHaveLength(6);
      expect(
        JSON.stringify(await test.services.db.selectFrom('attempts').selectAll().execute()),
      ).not.toContain(EMAIL);
      test.clock.advance(61 * 60);
      await request(EMAIL, '192.0.2.9');
      await test.services.accounts.settle();
      expect(test.letters).toHaveLength(7);
    });

    it('of new accounts are counted for an hour', async () => {
      const make = (number: number) => {
        const draft = { firstName: 'Kim', lastName: 'Klopfer', password: PASSWORD };
        return signUp(test.services, { ...draft, email: `kim${number}@example.org` }, caller());
      };
      for (let number = 0; number < ATTEMPTS; number += 1) expect((await make(number)).ok).toBe(true);
      later(50 * MINUTE);
      expect(await make(ATTEMPTS)).toEqual({ ok: false, error: { form: 'TOO_MANY' } });
      later(11 * MINUTE);
      expect((await make(ATTEMPTS)).ok).toBe(true);
    });

    it('say the site’s name as it is', () => {
      const { subject, text } = letterText('confirm-address', 'en', { site: '$& Co', link: 'https://b/$1' });
      expect(subject).toBe('$& Co: confirm your address');
      expect(text).toContain('\nhttps://b/$1\n');
    });
  });

  describe('a forgotten password', () => {
    const request = (email = EMAIL) => requestPasswordReset(test.services, email, caller({ language: 'en' }));
    const reset = (token: string, newPassword = 'ein neues') =>
      resetPassword(test.services, { token, newPassword }, caller());
    const over = { ok: false, error: { form: 'LINK_OVER' } };

    it('is replaced by the link of a letter, once, and everybody is signed out', async () => {
      await make();
      const cookie = await signedIn();
      await request();
      const { token, text } = await lastLetter();
      expect(text).toContain('https://b.example/en/user/reset-password?token=');
      expect(await reset(token, 'kurz')).toEqual({ ok: false, error: { newPassword: 'TOO_SHORT' } });
      expect(await reset(token)).toEqual({ ok: true, value: null });
      expect(await reset(token, 'noch ein neues')).toEqual(over);
      expect(await who(cookie)).toBeNull();
      expect(await tryToSignIn()).toEqual(WRONG_PAIR);
      expect((await tryToSignIn({ password: 'ein neues' })).ok).toBe(true);
    });

    it('leaves no other link to a new one behind, however the password was changed', async () => {
      await make();
      const links: string[] = [];
      for (let letter = 0; letter < 3; letter += 1) {
        await request();
        links.push((await lastLetter()).token);
      }
      const [first = '', second = '', third = ''] = links;
      expect(await reset(second)).toEqual({ ok: true, value: null });
      expect([await reset(first), await reset(third)]).toEqual([over, over]);
      await request();
      const { token } = await lastLetter();
      const cookie = await signedIn({ password: 'ein neues' });
      const draft = { password: 'ein neues', newPassword: 'noch ein neues' };
      expect((await changePassword(test.services, draft, caller({ cookie }))).ok).toBe(true);
      expect(await reset(token)).toEqual(over);
    });

    it('has a link for one hour, which cannot be guessed', async () => {
      await make();
      await request();
      const { token } = await lastLetter();
      expect(await reset('abc')).toEqual(over);
      later(61 * MINUTE);
      expect(await reset(token)).toEqual(over);
      expect((await tryToSignIn()).ok).toBe(true);
    });

    it('answers the same where there is no account, and then sends nothing', async () => {
      expect(await request('niemand@example.org')).toEqual({ ok: true, value: null });
      await test.services.accounts.settle();
      expect(test.letters).toEqual([]);
    });

    it('is not stored in a way that a reader of the database could use', async () => {
      await make();
      await request();
      const { token } = await lastLetter();
      const stored = await test.services.db.selectFrom('verifications').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(token);
    });
  });

  describe('one’s own account', () => {
    let cookie: string;
    let principal: Principal;
    const mine = () => caller({ cookie });
    async function begin(role: Role = 'visitor') {
      await make(role);
      cookie = await signedIn();
      const found = await who(cookie);
      if (!found) throw new Error('nobody is signed in');
      principal = found;
    }

    it('has other names from the next request on', async () => {
      await begin();
      expect(await changeNames(test.services, { firstName: '', lastName: 'Sommer' }, mine())).toEqual({
        ok: false,
        error: { firstName: 'REQUIRED' },
      });
      await changeNames(test.services, { firstName: 'Julia', lastName: 'Winter' }, mine());
      expect(await who(cookie)).toMatchObject({ firstName: 'Julia', lastName: 'Winter', role: 'visitor' });
    });

    it('has another address when the letter to it is answered, by its owner', async () => {
      await begin();
      const to = (email: string, password = PASSWORD) =>
        changeEmail(test.services, principal, { email, password }, mine());
      expect(await to('neu@example.org', 'falsch')).toEqual({
        ok: false,
        error: { password: 'WRONG_PASSWORD' },
      });
      expect(await to('JULE@example.org')).toEqual({ ok: false, error: { email: 'UNCHANGED' } });
      expect(await to('neu@example.org')).toEqual({ ok: true, value: null });
      const { to: sentTo, token } = await lastLetter();
      expect([sentTo, newAddressIn(token), (await who(cookie))?.email]).toEqual([
        'neu@example.org',
        'neu@example.org',
        EMAIL,
      ]);
      expect(await confirm(token, cookie)).toEqual({ ok: true, value: null });
      expect((await who(cookie))?.email).toBe('neu@example.org');
      expect((await tryToSignIn({ email: 'neu@example.org' })).ok).toBe(true);
    });

    it('does not learn whether another account has an address', async () => {
      await begin();
      await make('editor', 'mira@example.org');
      const draft = { email: 'mira@example.org', password: PASSWORD };
      expect(await changeEmail(test.services, principal, draft, mine())).toEqual({ ok: true, value: null });
      await test.services.accounts.settle();
      expect(test.letters).toEqual([]);
    });

    it('has another password, and all other browsers are signed out', async () => {
      await begin();
      const other = await signedIn();
      const change = (password: string, newPassword: string) =>
        changePassword(test.services, { password, newPassword }, mine());
      expect(await change('falsch', 'ein neues')).toEqual({
        ok: false,
        error: { password: 'WRONG_PASSWORD' },
      });
      expect(await change('', 'kurz')).toEqual({
        ok: false,
        error: { password: 'REQUIRED', newPassword: 'TOO_SHORT' },
      });
      const changed = await change(PASSWORD, 'ein neues');
      const now = changed.ok ? asHeader(changed.value.cookies) : '';
      expect([await who(other), (await who(now))?.email]).toEqual([null, EMAIL]);
      expect(await tryToSignIn()).toEqual(WRONG_PAIR);
    });

    it('stays signed in as long as before when its password changes', async () => {
      await make();
      for (const [remember, days] of [
        [false, 1],
        [true, 30],
      ] as const) {
        cookie = await signedIn({ remember });
        const same = { password: PASSWORD, newPassword: PASSWORD };
        const changed = await changePassword(test.services, same, mine());
        cookie = changed.ok ? asHeader(changed.value.cookies) : '';
        later(days * DAY - MINUTE);
        expect((await who(cookie))?.email).toBe(EMAIL);
        later(2 * MINUTE);
        expect(await who(cookie)).toBeNull();
      }
    });

    it('does nothing for a session that ended meanwhile', async () => {
      await begin();
      await signOutEverywhere(test.services, principal, mine());
      const ended = { ok: false, error: { form: 'SIGNED_OUT' } };
      expect(await changeNames(test.services, { firstName: 'A', lastName: 'B' }, mine())).toEqual(ended);
      const change = { password: PASSWORD, newPassword: 'ein neues' };
      expect(await changePassword(test.services, change, mine())).toEqual(ended);
      const other = { email: 'neu@example.org', password: PASSWORD };
      expect(await changeEmail(test.services, principal, other, mine())).toEqual(ended);
      const sure = { password: PASSWORD, isSure: true };
      expect(await deleteAccount(test.services, principal, sure, mine())).toEqual(ended);
      expect((await signOutEverywhere(test.services, principal, mine())).cookies.join()).toContain(
        'signedIn=;',
      );
    });

    it('does not get an address that somebody else took meanwhile, nor without being signed in', async () => {
      await begin();
      await changeEmail(test.services, principal, { email: 'neu@example.org', password: PASSWORD }, mine());
      const { token } = await lastLetter();
      const over = { ok: false, error: { form: 'LINK_OVER' } };
      expect(await confirm(token)).toEqual({ ok: false, error: { form: 'SIGNED_OUT' } });
      expect((await who(cookie))?.email).toBe(EMAIL);
      await make('visitor', 'neu@example.org');
      expect(await confirm(token, cookie)).toEqual(over);
      expect((await who(cookie))?.email).toBe(EMAIL);
    });

    it('is deleted with all that belongs to it, by somebody who knows its password and is sure', async () => {
      await begin();
      const remove = (password: string, isSure = true) =>
        deleteAccount(test.services, principal, { password, isSure }, mine());
      expect(await remove('', false)).toEqual({
        ok: false,
        error: { password: 'REQUIRED', sure: 'NOT_SURE' },
      });
      expect(await remove('falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
      expect((await remove(PASSWORD)).ok).toBe(true);
      expect(await who(cookie)).toBeNull();
      for (const table of ['users', 'credentials', 'sessions'] as const)
        expect(await test.services.db.selectFrom(table).select('id').execute()).toEqual([]);
    });

    it('stays where it is that of the only administrator', async () => {
      await begin('administrator');
      const draft = { password: PASSWORD, isSure: true };
      expect(await deleteAccount(test.services, principal, draft, mine())).toEqual({
        ok: false,
        error: { form: 'LAST_ADMINISTRATOR' },
      });
      await make('administrator', 'mira@example.org');
      expect((await deleteAccount(test.services, principal, draft, mine())).ok).toBe(true);
    });

    it('has the role it was given, at once', async () => {
      await begin();
      await test.services.db.updateTable('users').set({ role: 'editor' }).execute();
      expect((await who(cookie))?.role).toBe('editor');
    });
  });
});
