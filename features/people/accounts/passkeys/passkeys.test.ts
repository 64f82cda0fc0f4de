import { expect, it } from 'vitest';
import { newAuthenticator } from '#tests/authenticator.ts';
import { codeOf } from '#tests/totp.ts';
import { ATTEMPTS, DAY, describeAccounts, EMAIL, MINUTE, ORIGIN, PASSWORD } from '../accounts.fixture.ts';
import { changePassword } from '../change-account.server.ts';
import { deleteAccount } from '../end-account.server.ts';
import { beginTwoFactor, confirmTwoFactor } from '../two-factor/set-up-two-factor.server.ts';
import { addPasskey, beginPasskey } from './add-passkey.server.ts';
import { findOwnPasskeys, removePasskey, renamePasskey } from './own-passkeys.server.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.server.ts';

const REFUSED = { ok: false, error: { form: 'PASSKEY_REFUSED' } };
const HERE = { origin: ORIGIN };
const OTHER = 'andere@example.org';

describeAccounts('passkeys', (fixture) => {
  const { caller, asHeader, later, make, who, signedIn, lastEmail } = fixture;

  async function principalOf(cookie: string) {
    const principal = await who(cookie);
    if (!principal) throw new Error('nobody is signed in');
    return principal;
  }

  async function started(cookie: string) {
    const principal = await principalOf(cookie);
    const draft = { password: PASSWORD, site: 'Haus' };
    const made = await beginPasskey(fixture.services, principal, draft, caller({ cookie }));
    if (!made.ok) throw new Error(`could not begin: ${JSON.stringify(made.error)}`);
    return { principal, options: made.value.options, cookie: `${cookie}; ${asHeader(made.value.cookies)}` };
  }

  /** Somebody with a passkey. */
  async function withPasskey(email = EMAIL, device = newAuthenticator()) {
    await make('editor', email);
    const { principal, options, cookie } = await started(await signedIn({ email }));
    const credential = device.create(options, HERE);
    const added = await addPasskey(fixture.services, principal, { name: '', credential }, caller({ cookie }));
    expect(added).toEqual({ ok: true, value: null });
    return { device, cookie, principal };
  }

  async function asked() {
    const made = await beginPasskeySignIn(fixture.services, caller());
    if (!made.ok) throw new Error(`could not begin: ${JSON.stringify(made.error)}`);
    return { options: made.value.options, cookie: asHeader(made.value.cookies) };
  }

  const giveIn = (credential: string, cookie: string | null) =>
    signInWithPasskey(fixture.services, { credential }, caller({ cookie }));

  async function signedInBy(device: ReturnType<typeof newAuthenticator>, cookie = '') {
    const question = await asked();
    const done = await giveIn(device.get(question.options, HERE), `${question.cookie}; ${cookie}`);
    if (!done.ok) throw new Error(`could not sign in: ${JSON.stringify(done.error)}`);
    return asHeader(done.value.cookies);
  }

  it('are made with the password, named after the device, and reported to their owner', async () => {
    await make('editor');
    const cookie = await signedIn();
    const principal = await principalOf(cookie);
    const begin = (password: string) =>
      beginPasskey(fixture.services, principal, { password, site: 'Haus' }, caller({ cookie }));
    expect(await begin('')).toEqual({ ok: false, error: { password: 'REQUIRED' } });
    expect(await begin('falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    const question = await started(cookie);
    expect(JSON.parse(question.options)).toMatchObject({
      rp: { id: 'localhost', name: 'Haus' },
      user: { name: EMAIL },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const as = caller({ cookie: question.cookie, userAgent });
    const credential = newAuthenticator().create(question.options, HERE);
    expect((await addPasskey(fixture.services, principal, { name: ' ', credential }, as)).ok).toBe(true);
    expect(await findOwnPasskeys(fixture.services, principal)).toMatchObject([{ name: 'Firefox, Linux' }]);
    expect((await lastEmail()).subject).toMatch(/neuen Passkey/);
    // The session was opened by the password all the same.
    expect(await who(cookie)).toMatchObject({ hasPasskey: true, isByPasskey: false });
  });

  it('sign in without password and code, and the session before is over', async () => {
    const { device, cookie } = await withPasskey();
    const session = await signedInBy(device, cookie);
    expect(session).toContain('staff=1');
    expect(await who(session)).toMatchObject({ email: EMAIL, role: 'editor', isByPasskey: true });
    expect(await who(cookie)).toBeNull();
  });

  it('keep nobody signed in for longer than a day, on no device', async () => {
    const { device } = await withPasskey();
    const question = await asked();
    const done = await giveIn(device.get(question.options, HERE), question.cookie);
    const cookies = done.ok ? done.value.cookies : [];
    const session = asHeader(cookies);
    expect(cookies.filter((cookie) => /max-age/i.test(cookie) && !/max-age=0/i.test(cookie))).toEqual([]);
    later(DAY - MINUTE);
    expect(await who(session, { hours: 48 })).not.toBeNull();
    later(2 * MINUTE);
    expect(await who(session, { hours: 48 })).toBeNull();
  });

  it('remain the method of a session when its password is changed', async () => {
    const { device } = await withPasskey();
    const session = await signedInBy(device);
    const draft = { password: PASSWORD, newPassword: 'Kleiber klettern kopfüber' };
    const changed = await changePassword(
      fixture.services,
      await principalOf(session),
      draft,
      caller({ cookie: session }),
    );
    expect(changed.ok && (await who(asHeader(changed.value.cookies)))?.isByPasskey).toBe(true);
  });

  it('take the place of a code where codes are switched on', async () => {
    const { device, cookie, principal } = await withPasskey();
    const draft = { password: PASSWORD, issuer: 'Haus' };
    const set = await beginTwoFactor(fixture.services, principal, draft, caller({ cookie }));
    const uri = set.ok ? set.value.uri : '';
    expect((await confirmTwoFactor(fixture.services, principal, codeOf(uri), caller({ cookie }))).ok).toBe(
      true,
    );
    expect(await who(await signedInBy(device))).toMatchObject({ hasTwoFactor: true, isByPasskey: true });
  });

  it('are refused when the device was on another site', async () => {
    const { device } = await withPasskey();
    for (const origin of ['https://haus.example', 'http://localhost:3001', 'https://localhost:3000']) {
      const question = await asked();
      expect(await giveIn(device.get(question.options, { origin }), question.cookie)).toEqual(REFUSED);
    }
    await make('visitor', OTHER);
    const { principal, options, cookie } = await started(await signedIn({ email: OTHER }));
    const credential = newAuthenticator().create(options, { origin: 'https://haus.example' });
    expect(
      await addPasskey(fixture.services, principal, { name: 'Fremd', credential }, caller({ cookie })),
    ).toEqual(REFUSED);
    expect(await findOwnPasskeys(fixture.services, principal)).toEqual([]);
  });

  it('are refused when the device did not ask who holds it', async () => {
    const { device, principal, cookie } = await withPasskey();
    const question = await asked();
    const unasked = { ...HERE, isHolderKnown: false };
    expect(await giveIn(device.get(question.options, unasked), question.cookie)).toEqual(REFUSED);
    const again = await started(cookie);
    const credential = newAuthenticator().create(again.options, unasked);
    expect(
      await addPasskey(
        fixture.services,
        principal,
        { name: '', credential },
        caller({ cookie: again.cookie }),
      ),
    ).toEqual(REFUSED);
  });

  it('answer a question once, within five minutes, and no question of another kind', async () => {
    const { device, principal, cookie } = await withPasskey();
    const question = await asked();
    const credential = device.get(question.options, HERE);
    const both = await Promise.all([0, 1, 2].map(() => giveIn(credential, question.cookie)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await giveIn(credential, question.cookie)).toEqual(REFUSED);
    expect(await giveIn(credential, (await asked()).cookie)).toEqual(REFUSED);
    expect(await giveIn(credential, null)).toEqual(REFUSED);
    expect(await giveIn(credential, 'passkey-for=made-up.signature')).toEqual(REFUSED);

    later(6 * MINUTE);
    const old = await asked();
    later(6 * MINUTE);
    expect(await giveIn(device.get(old.options, HERE), old.cookie)).toEqual(REFUSED);

    const session = await signedInBy(device);
    const registration = await started(session);
    const { challenge } = JSON.parse(registration.options) as { challenge: string };
    const misused = device.get(JSON.stringify({ challenge, rpId: 'localhost' }), HERE);
    expect(await giveIn(misused, registration.cookie)).toEqual(REFUSED);
    expect(principal.id).toBeGreaterThan(0);
    expect(cookie).not.toBe('');
  });

  it('open the account they were made for alone', async () => {
    const { device } = await withPasskey();
    const other = await withPasskey(OTHER);
    expect((await principalOf(await signedInBy(device))).email).toBe(EMAIL);
    // One that was never added, one that says another's name, one that another account has.
    const question = await asked();
    expect(await giveIn(newAuthenticator().get(question.options, HERE), question.cookie)).toEqual(REFUSED);
    const again = await asked();
    const [own, foreign] = [device, other.device].map(
      (each) => JSON.parse(each.get(again.options, HERE)) as { id: string; rawId: string },
    );
    const mixed = JSON.stringify({ ...own, id: foreign?.id, rawId: foreign?.rawId });
    expect(await giveIn(mixed, again.cookie)).toEqual(REFUSED);
    const third = await started(other.cookie);
    const credential = device.create(third.options, HERE);
    const added = await addPasskey(
      fixture.services,
      third.principal,
      { name: '', credential },
      caller({ cookie: third.cookie }),
    );
    expect(added).toEqual(REFUSED);
    expect((await principalOf(await signedInBy(device))).email).toBe(EMAIL);
  });

  it('are added for the challenged user alone', async () => {
    const { principal } = await withPasskey();
    await make('visitor', OTHER);
    const question = await started(await signedIn({ email: OTHER }));
    const credential = newAuthenticator().create(question.options, HERE);
    const mine = await signedIn();
    const [, challenge = ''] = question.cookie.split(/;\s*(?=passkey-for=)/);
    const added = await addPasskey(
      fixture.services,
      principal,
      { name: '', credential },
      caller({ cookie: `${mine}; ${challenge}` }),
    );
    expect(added).toEqual(REFUSED);
  });

  it('belong to their owner: nobody else names them or takes them away', async () => {
    const { principal } = await withPasskey();
    const [passkey] = (await findOwnPasskeys(fixture.services, principal)) ?? [];
    const id = passkey?.id ?? 0;
    const other = await withPasskey(OTHER);
    const rename = (as: typeof principal, name: string) => renamePasskey(fixture.services, as, { id, name });
    expect(await rename(other.principal, 'Meins')).toEqual({ ok: false, error: { form: 'UNREADABLE' } });
    await removePasskey(
      fixture.services,
      other.principal,
      { id, password: PASSWORD },
      caller({ cookie: other.cookie }),
    );
    expect(await findOwnPasskeys(fixture.services, principal)).toHaveLength(1);
    expect(await rename(principal, ' ')).toEqual({ ok: false, error: { passkeyName: 'REQUIRED' } });
    expect(await rename(principal, 'x'.repeat(61))).toEqual({
      ok: false,
      error: { passkeyName: 'TOO_LONG' },
    });
    expect((await rename(principal, ' Schlüssel\nam Bund ')).ok).toBe(true);
    expect(await findOwnPasskeys(fixture.services, principal)).toMatchObject([{ name: 'Schlüssel am Bund' }]);
  });

  it('open nothing once they were removed, which takes the password', async () => {
    const { device, principal, cookie } = await withPasskey();
    const [passkey] = (await findOwnPasskeys(fixture.services, principal)) ?? [];
    const take = (password: string) =>
      removePasskey(fixture.services, principal, { id: passkey?.id ?? 0, password }, caller({ cookie }));
    expect(await take('falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    expect((await take(PASSWORD)).ok).toBe(true);
    expect((await lastEmail()).subject).toMatch(/Passkey ist weg/);
    expect(await who(cookie)).toMatchObject({ hasPasskey: false });
    const question = await asked();
    expect(await giveIn(device.get(question.options, HERE), question.cookie)).toEqual(REFUSED);
  });

  it('have to be shown where the venue asks for a second factor, before another one is made', async () => {
    const { principal, cookie } = await withPasskey();
    const [passkey] = (await findOwnPasskeys(fixture.services, principal)) ?? [];
    const owing = { ...(await principalOf(cookie)), role: 'visitor', withheldRole: 'editor' } as const;
    const first = { ok: false, error: { form: 'PASSKEY_FIRST' } };
    const as = caller({ cookie });
    const draft = { password: PASSWORD, site: 'Haus', issuer: 'Haus' };
    expect(await beginPasskey(fixture.services, owing, draft, as)).toEqual(first);
    expect(await addPasskey(fixture.services, owing, { name: '', credential: '{}' }, as)).toEqual(first);
    expect(await beginTwoFactor(fixture.services, owing, draft, as)).toEqual(first);
    expect(
      await removePasskey(fixture.services, owing, { id: passkey?.id ?? 0, password: PASSWORD }, as),
    ).toEqual(first);
  });

  it('go with the account', async () => {
    const { device, principal, cookie } = await withPasskey();
    await make('administrator', OTHER);
    const draft = { password: PASSWORD, isSure: true };
    expect((await deleteAccount(fixture.services, principal, draft, caller({ cookie }))).ok).toBe(true);
    expect(await fixture.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    const question = await asked();
    expect(await giveIn(device.get(question.options, HERE), question.cookie)).toEqual(REFUSED);
  });

  it('are read from a form that may hold anything', async () => {
    const { device, principal, cookie } = await withPasskey();
    const question = await asked();
    const good = JSON.parse(device.get(question.options, HERE)) as { response: object };
    const anything = [
      '',
      'x'.repeat(1_000_000),
      '[]',
      'null',
      '{"id":"a"}',
      `${'['.repeat(9000)}${']'.repeat(9000)}`,
      JSON.stringify({ ...good, id: { $ne: '' } }),
      JSON.stringify({ ...good, response: {} }),
      JSON.stringify({ ...good, response: { ...good.response, signature: 'AAAA' } }),
      JSON.stringify({ ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }),
    ];
    for (const credential of anything) {
      const { cookie: challenge } = await asked();
      expect(await giveIn(credential, challenge)).toEqual(REFUSED);
      await fixture.services.db.deleteFrom('attempts').execute();
      const again = await started(cookie);
      const as = caller({ cookie: again.cookie });
      expect(await addPasskey(fixture.services, principal, { name: '', credential }, as)).toEqual(REFUSED);
    }
    const name = 'x'.repeat(1_000_000);
    expect(
      await addPasskey(fixture.services, principal, { name, credential: '{}' }, caller({ cookie })),
    ).toEqual({
      ok: false,
      error: { passkeyName: 'TOO_LONG' },
    });
  });

  it('are tried no more often from one address than passwords', async () => {
    const answers: unknown[] = [];
    for (let at = 0; at < ATTEMPTS + 1; at += 1)
      answers.push(await giveIn(newAuthenticator().get('{"challenge":"eA","rpId":"localhost"}', HERE), null));
    expect(answers.at(-1)).toEqual({ ok: false, error: { form: 'TOO_MANY' } });
    later(DAY);
    expect((await beginPasskeySignIn(fixture.services, caller())).ok).toBe(true);
  });
});
