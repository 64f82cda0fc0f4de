import { expect, it } from 'vitest';
import { codeOf } from '#tests/totp.ts';
import { ATTEMPTS, DAY, describeAccounts, EMAIL, MINUTE, PASSWORD } from '../accounts.fixture.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from './set-up-two-factor.server.ts';

const WRONG_CODE = { ok: false, error: { code: 'WRONG_CODE' } };
const SIGN_IN_EXPIRED = { ok: false, error: { form: 'SIGN_IN_EXPIRED' } };

describeAccounts('two-factor sign-in', (fixture) => {
  const { caller, tryToSignIn, asHeader, later, make, who, signedIn, lastEmail } = fixture;
  /** The code after the one of now, which may have been used to switch it on. */
  const nextOf = (uri: string) => codeOf(uri, Date.now() + MINUTE / 2);
  const wrongFor = (uri: string) => codeOf(uri, Date.now() + DAY);

  /** Switches it on for somebody new. */
  async function switchedOn() {
    await make('editor');
    const as = caller({ cookie: await signedIn() });
    const principal = await who(as.cookie);
    if (!principal) throw new Error('nobody is signed in');
    const started = await beginTwoFactor(
      fixture.services,
      principal,
      { password: PASSWORD, issuer: 'Haus' },
      as,
    );
    if (!started.ok) throw new Error('could not begin');
    const { uri } = started.value;
    const code = codeOf(uri);
    const confirmed = await confirmTwoFactor(fixture.services, principal, code, as);
    if (!confirmed.ok) throw new Error('could not confirm');
    const { cookies, recoveryCodes } = confirmed.value;
    return { uri, code, principal, recoveryCodes, cookie: asHeader(cookies), oldCookie: as.cookie };
  }

  /** Gives the password alone. */
  async function challenged(change: object = {}, cookie: string | null = null): Promise<string> {
    const signed = await tryToSignIn(change, caller({ cookie }));
    if (!signed.ok || !signed.value.isCodeNeeded) throw new Error('no code was asked for');
    return asHeader(signed.value.cookies);
  }

  const giveCode = (cookie: string, code: string, { isTrusted = false, address = '192.0.2.1' } = {}) =>
    completeSignIn(fixture.services, { code, isTrusted }, caller({ cookie, address }));

  it('is on once a code has shown that the app knows the secret, and its owner is notified', async () => {
    await make();
    const cookie = await signedIn();
    const as = caller({ cookie });
    const principal = await who(cookie);
    if (!principal) throw new Error('nobody is signed in');
    const begin = (password: string) =>
      beginTwoFactor(fixture.services, principal, { password, issuer: 'Haus' }, as);
    expect(await begin('')).toEqual({ ok: false, error: { password: 'REQUIRED' } });
    expect(await begin('falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    const started = await begin(PASSWORD);
    const uri = started.ok ? started.value.uri : '';
    expect(uri).toMatch(/^otpauth:\/\/totp\/Haus:jule%40example\.org\?secret=[A-Z2-7]{32,}/);

    expect((await tryToSignIn()).ok && 'still without a code').toBe('still without a code');
    for (const [code, error] of [
      ['', 'REQUIRED'],
      ['12 34', 'WRONG_CODE'],
      [wrongFor(uri), 'WRONG_CODE'],
    ])
      expect(await confirmTwoFactor(fixture.services, principal, code as string, as)).toEqual({
        ok: false,
        error: { code: error },
      });
    expect((await who(cookie))?.hasTwoFactor).toBe(false);

    const confirmed = await confirmTwoFactor(fixture.services, principal, codeOf(uri), as);
    expect(confirmed.ok && new Set(confirmed.value.recoveryCodes).size).toBe(10);
    const now = confirmed.ok ? asHeader(confirmed.value.cookies) : '';
    expect([await who(cookie), (await who(now))?.hasTwoFactor]).toEqual([null, true]);
    expect((await lastEmail()).subject).toMatch(/Zwei-Faktor-Anmeldung ist eingeschaltet/);
    expect(
      await beginTwoFactor(
        fixture.services,
        principal,
        { password: PASSWORD, issuer: 'Haus' },
        caller({ cookie: now }),
      ),
    ).toEqual({
      ok: false,
      error: { form: 'ALREADY_ON' },
    });
  });

  it('asks for a code after the password, and nobody is signed in before it', async () => {
    const { uri } = await switchedOn();
    later(MINUTE);
    const signed = await tryToSignIn();
    const cookies = signed.ok ? signed.value.cookies : [];
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['code-for']);
    const challenge = asHeader(cookies);
    expect(await who(challenge)).toBeNull();
    expect(await giveCode(challenge, '')).toEqual({ ok: false, error: { code: 'REQUIRED' } });
    expect(await giveCode(challenge, wrongFor(uri))).toEqual(WRONG_CODE);
    const [now] = [nextOf(uri)];
    const done = await giveCode(challenge, ` ${now.slice(0, 3)} ${now.slice(3)} `);
    const session = done.ok ? asHeader(done.value.cookies) : '';
    expect(await who(session)).toMatchObject({ email: EMAIL, role: 'editor', hasTwoFactor: true });
    expect(session).toContain('staff=1');
    expect(await giveCode(challenge, codeOf(uri))).toEqual(SIGN_IN_EXPIRED);
  });

  it('lasts as long as somebody asked for before the code', async () => {
    const { uri } = await switchedOn();
    const done = await giveCode(await challenged({ remember: false }), nextOf(uri));
    const session = done.ok ? asHeader(done.value.cookies) : '';
    later(DAY - MINUTE);
    expect(await who(session)).not.toBeNull();
    later(2 * MINUTE);
    expect(await who(session)).toBeNull();
  });

  it('takes neither a code without the password nor one of another account', async () => {
    const { uri } = await switchedOn();
    await make('administrator', 'other@example.org');
    expect(await giveCode('', codeOf(uri))).toEqual(SIGN_IN_EXPIRED);
    expect(await giveCode('code-for=made-up.signature', codeOf(uri))).toEqual(SIGN_IN_EXPIRED);
    const challenge = await challenged();
    later(11 * MINUTE);
    expect(await giveCode(challenge, codeOf(uri))).toEqual(SIGN_IN_EXPIRED);
  });

  it('ends after five wrong codes, however many are sent at once', async () => {
    const { uri } = await switchedOn();
    const challenge = await challenged();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => giveCode(challenge, wrongFor(uri), { address: `192.0.2.${at}` })),
    );
    const guesses = answers.filter((answer) => !answer.ok && answer.error.code === 'WRONG_CODE');
    expect(guesses.length).toBeLessThanOrEqual(5);
    expect(answers.some(({ ok }) => ok)).toBe(false);
    for (let at = 0; at < 5; at += 1) await giveCode(challenge, wrongFor(uri), { address: '192.0.2.20' });
    expect(await giveCode(challenge, codeOf(uri))).toEqual(SIGN_IN_EXPIRED);
    // Entering the password again allows new attempts.
    expect((await giveCode(await challenged(), nextOf(uri))).ok).toBe(true);
  });

  it('counts codes from one address like passwords', async () => {
    const { uri } = await switchedOn();
    const refused: unknown[] = [];
    for (let at = 0; at < ATTEMPTS + 1; at += 1) refused.push(await giveCode('', codeOf(uri)));
    expect(refused.at(-1)).toEqual({ ok: false, error: { form: 'TOO_MANY' } });
  });

  it('opens with a code of the app once, also when it comes twice at the same moment, and not with the one that switched it on', async () => {
    const { uri, code } = await switchedOn();
    const used = { ok: false, error: { form: 'CODE_USED' } };
    expect(await giveCode(await challenged(), code)).toEqual(used);
    const next = nextOf(uri);
    const both = await Promise.all(
      [await challenged(), await challenged()].map((one) => giveCode(one, next)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok)).toEqual([used]);
    expect(await giveCode(await challenged(), next)).toEqual(used);
  });

  it('opens with a recovery code, once, even when it comes twice at the same moment', async () => {
    const { recoveryCodes } = await switchedOn();
    const [code = ''] = recoveryCodes;
    const both = await Promise.all(
      [await challenged(), await challenged()].map((one) => giveCode(one, code)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await giveCode(await challenged(), code)).toEqual(WRONG_CODE);
  });

  it('gives new recovery codes, and those before work no more', async () => {
    const { recoveryCodes, cookie } = await switchedOn();
    const as = caller({ cookie });
    expect(await renewRecoveryCodes(fixture.services, 'falsch', as)).toEqual({
      ok: false,
      error: { password: 'WRONG_PASSWORD' },
    });
    const renewed = await renewRecoveryCodes(fixture.services, PASSWORD, as);
    const [fresh = ''] = renewed.ok ? renewed.value.recoveryCodes : [];
    expect(await giveCode(await challenged(), recoveryCodes[0] ?? '')).toEqual(WRONG_CODE);
    expect((await giveCode(await challenged(), fresh)).ok).toBe(true);
  });

  it('is not asked for on a device that is trusted, for as long as the venue knows of it', async () => {
    const { uri } = await switchedOn();
    const done = await giveCode(await challenged(), nextOf(uri), { isTrusted: true });
    const trusted = done.ok
      ? asHeader(done.value.cookies.filter((cookie) => cookie.startsWith('trusted=')))
      : '';
    const again = await tryToSignIn({}, caller({ cookie: trusted }));
    expect(again.ok && again.value.isCodeNeeded).toBe(false);
    await fixture.services.db.deleteFrom('verifications').execute();
    await challenged({}, trusted);
  });

  it('is switched off with the password, and its owner is notified', async () => {
    const { principal, cookie } = await switchedOn();
    expect(await endTwoFactor(fixture.services, principal, 'falsch', caller({ cookie }))).toMatchObject({
      ok: false,
    });
    const ended = await endTwoFactor(fixture.services, principal, PASSWORD, caller({ cookie }));
    expect(ended.ok && (await who(asHeader(ended.value.cookies)))?.hasTwoFactor).toBe(false);
    expect((await lastEmail()).subject).toMatch(/ausgeschaltet/);
    const signed = await tryToSignIn();
    expect(signed.ok && signed.value.isCodeNeeded).toBe(false);
    expect(await fixture.services.db.selectFrom('two_factors').selectAll().execute()).toEqual([]);
  });

  it('keeps neither its secret nor its codes in plain text', async () => {
    const { uri, recoveryCodes } = await switchedOn();
    const stored = JSON.stringify(await fixture.services.db.selectFrom('two_factors').selectAll().execute());
    for (const secret of [new URL(uri).searchParams.get('secret') ?? '', ...recoveryCodes])
      expect(stored).not.toContain(secret);
  });
});
