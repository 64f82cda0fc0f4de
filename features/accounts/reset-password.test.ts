import { expect, it } from 'vitest';
import { describeAccounts, EMAIL, LINK_OVER, MINUTE, WRONG_PAIR } from './accounts.fixture.ts';
import { changePassword } from './change-account.server.ts';
import { requestPasswordReset, resetPassword } from './reset-password.server.ts';

describeAccounts('a forgotten password', (house) => {
  const { caller, tryToSignIn, later, make, who, signedIn, lastLetter } = house;

  const request = (email = EMAIL) => requestPasswordReset(house.services, email, caller({ language: 'en' }));
  const reset = (token: string, newPassword = 'ein neues') =>
    resetPassword(house.services, { token, newPassword }, caller());

  it('is replaced by the link of a letter, once, and everybody is signed out', async () => {
    await make();
    const cookie = await signedIn();
    await request();
    const { token, text } = await lastLetter();
    expect(text).toContain('http://127.0.0.1:3000/en/user/reset-password?token=');
    expect(await reset(token, 'kurz')).toEqual({ ok: false, error: { newPassword: 'TOO_SHORT' } });
    expect(await reset(token)).toEqual({ ok: true, value: null });
    expect(await reset(token, 'noch ein neues')).toEqual(LINK_OVER);
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
    expect([await reset(first), await reset(third)]).toEqual([LINK_OVER, LINK_OVER]);
    await request();
    const { token } = await lastLetter();
    const cookie = await signedIn({ password: 'ein neues' });
    const principal = await who(cookie);
    if (!principal) throw new Error('nobody is signed in');
    const draft = { password: 'ein neues', newPassword: 'noch ein neues' };
    expect((await changePassword(house.services, principal, draft, caller({ cookie }))).ok).toBe(true);
    expect(await reset(token)).toEqual(LINK_OVER);
  });

  it('has a link for one hour, which cannot be guessed', async () => {
    await make();
    await request();
    const { token } = await lastLetter();
    expect(await reset('abc')).toEqual(LINK_OVER);
    later(61 * MINUTE);
    expect(await reset(token)).toEqual(LINK_OVER);
    expect((await tryToSignIn()).ok).toBe(true);
  });

  it('answers the same where there is no account, and then sends nothing', async () => {
    expect(await request('niemand@example.org')).toEqual({ ok: true, value: null });
    await house.services.accounts.settle();
    expect(house.letters).toEqual([]);
  });

  it('is not stored in a way that a reader of the database could use', async () => {
    await make();
    await request();
    const { token } = await lastLetter();
    const stored = await house.services.db.selectFrom('verifications').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
