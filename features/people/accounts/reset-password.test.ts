import { expect, it } from 'vitest';
import {
  describeAccounts,
  EMAIL,
  INVALID_CREDENTIALS,
  LINK_EXPIRED,
  MINUTE,
  ORIGIN,
} from './accounts.fixture.ts';
import { changePassword } from './change-account.server.ts';
import { sendPasswordLinks } from './password-links/send-password-links.server.ts';
import { requestPasswordReset, resetPassword } from './reset-password.server.ts';

describeAccounts('a forgotten password', (fixture) => {
  const { caller, tryToSignIn, later, make, who, signedIn, lastEmail } = fixture;

  const request = (email = EMAIL) =>
    requestPasswordReset(fixture.services, email, caller({ language: 'en' }));
  const reset = (token: string, newPassword = 'ein neues') =>
    resetPassword(fixture.services, { token, newPassword }, caller());

  it('is replaced by the link of an email, once, and everybody is signed out', async () => {
    await make();
    const cookie = await signedIn();
    await request();
    const { token, text } = await lastEmail();
    expect(text).toContain(`${ORIGIN}/en/user/reset-password?token=`);
    expect(await reset(token, 'kurz')).toEqual({ ok: false, error: { newPassword: 'TOO_SHORT' } });
    expect(await reset(token)).toEqual({ ok: true, value: null });
    expect(await reset(token, 'noch ein neues')).toEqual(LINK_EXPIRED);
    expect(await who(cookie)).toBeNull();
    expect(await tryToSignIn()).toEqual(INVALID_CREDENTIALS);
    expect((await tryToSignIn({ password: 'ein neues' })).ok).toBe(true);
  });

  it('leaves no other link to a new one behind, however the password was changed', async () => {
    await make();
    const links: string[] = [];
    for (let email = 0; email < 3; email += 1) {
      await request();
      links.push((await lastEmail()).token);
    }
    const [first = '', second = '', third = ''] = links;
    expect(await reset(second)).toEqual({ ok: true, value: null });
    expect([await reset(first), await reset(third)]).toEqual([LINK_EXPIRED, LINK_EXPIRED]);
    await request();
    const { token } = await lastEmail();
    const cookie = await signedIn({ password: 'ein neues' });
    const principal = await who(cookie);
    if (!principal) throw new Error('nobody is signed in');
    const draft = { password: 'ein neues', newPassword: 'noch ein neues' };
    expect((await changePassword(fixture.services, principal, draft, caller({ cookie }))).ok).toBe(true);
    expect(await reset(token)).toEqual(LINK_EXPIRED);
  });

  it('has a link for one hour, which cannot be guessed', async () => {
    await make();
    await request();
    const { token } = await lastEmail();
    expect(await reset('abc')).toEqual(LINK_EXPIRED);
    later(61 * MINUTE);
    expect(await reset(token)).toEqual(LINK_EXPIRED);
    expect((await tryToSignIn()).ok).toBe(true);
  });

  it('is answered before an account is looked up, so that no time tells whether there is one', async () => {
    await make();
    for (const email of [EMAIL, 'niemand@example.org']) {
      expect(await request(email)).toEqual({ ok: true, value: null });
    }
    const waiting = await fixture.services.db.selectFrom('password_requests').select('email').execute();
    expect(waiting).toEqual([{ email: EMAIL }, { email: 'niemand@example.org' }]);
    expect(fixture.emails).toEqual([]);
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails.map(({ to }) => to)).toEqual([EMAIL]);
    expect(await fixture.services.db.selectFrom('password_requests').selectAll().execute()).toEqual([]);
  });

  it('waits for a mail server that takes nothing, for an hour and with a new link each time', async () => {
    await make();
    await request();
    const refusing = { send: () => Promise.reject(new Error('421 try later')) };
    await sendPasswordLinks({ ...fixture.services, mailer: refusing });
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails).toEqual([]);
    fixture.clock.advance(2 * 60);
    const { token } = await lastEmail();
    expect(await reset(token)).toEqual({ ok: true, value: null });
    await request();
    fixture.clock.advance(61 * 60);
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails.filter(({ text }) => text.includes('reset-password'))).toHaveLength(1);
    expect(await fixture.services.db.selectFrom('password_requests').selectAll().execute()).toEqual([]);
  });

  it('is sent once, however many nodes look for it', async () => {
    await make();
    await request();
    await Promise.all(Array.from({ length: 4 }, () => sendPasswordLinks(fixture.services)));
    expect(fixture.emails).toHaveLength(1);
  });

  it('answers the same where there is no account, and then sends nothing', async () => {
    expect(await request('niemand@example.org')).toEqual({ ok: true, value: null });
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails).toEqual([]);
  });

  it('is not stored in a form that a reader of the database could use', async () => {
    await make();
    await request();
    const { token } = await lastEmail();
    const stored = await fixture.services.db.selectFrom('verifications').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
