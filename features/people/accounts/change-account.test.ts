import { expect, it } from 'vitest';
import type { Principal, Role } from '#features/core/access/index.server.ts';
import {
  DAY,
  describeAccounts,
  EMAIL,
  INVALID_CREDENTIALS,
  LINK_EXPIRED,
  MINUTE,
  PASSWORD,
} from './accounts.fixture.ts';
import { changeEmail, changeNames, changePassword } from './change-account.server.ts';
import { newAddressIn } from './confirm-address.server.ts';
import { deleteAccount, signOutEverywhere } from './end-account.server.ts';

describeAccounts('one’s own account', (fixture) => {
  const { caller, tryToSignIn, asHeader, later, make, who, signedIn, lastEmail, confirmNewAddress } = fixture;

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
    expect(await changeNames(fixture.services, { firstName: '', lastName: 'Sommer' }, mine())).toEqual({
      ok: false,
      error: { firstName: 'REQUIRED' },
    });
    await changeNames(fixture.services, { firstName: 'Julia', lastName: 'Winter' }, mine());
    expect(await who(cookie)).toMatchObject({ firstName: 'Julia', lastName: 'Winter', role: 'visitor' });
  });

  it('has another address when the email to it is answered, by its owner', async () => {
    await begin();
    const to = (email: string, password = PASSWORD) =>
      changeEmail(fixture.services, principal, { email, password }, mine());
    expect(await to('neu@example.org', 'falsch')).toEqual({
      ok: false,
      error: { password: 'WRONG_PASSWORD' },
    });
    expect(await to('JULE@example.org')).toEqual({ ok: false, error: { email: 'UNCHANGED' } });
    expect(await to('neu@example.org')).toEqual({ ok: true, value: null });
    const { to: sentTo, token } = await lastEmail();
    expect([sentTo, newAddressIn(token), (await who(cookie))?.email]).toEqual([
      'neu@example.org',
      'neu@example.org',
      EMAIL,
    ]);
    const other = await signedIn();
    expect(await confirmNewAddress(token, cookie)).toEqual({ ok: true, value: null });
    expect((await who(cookie))?.email).toBe('neu@example.org');
    expect(await who(other)).toBeNull();
    expect(await lastEmail()).toMatchObject({
      to: EMAIL,
      subject: 'Buntspecht: Dein Konto hat eine andere Adresse',
    });
    expect((await tryToSignIn({ email: 'neu@example.org' })).ok).toBe(true);
  });

  it('does not learn whether another account has an address', async () => {
    await begin();
    await make('editor', 'mira@example.org');
    const draft = { email: 'mira@example.org', password: PASSWORD };
    expect(await changeEmail(fixture.services, principal, draft, mine())).toEqual({ ok: true, value: null });
    await fixture.services.accounts.settle();
    expect(fixture.emails).toEqual([]);
  });

  it('has another password, and all other browsers are signed out', async () => {
    await begin();
    const other = await signedIn();
    const change = (password: string, newPassword: string) =>
      changePassword(fixture.services, principal, { password, newPassword }, mine());
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
    expect(await tryToSignIn()).toEqual(INVALID_CREDENTIALS);
  });

  it('is signed in as long as before when its password changes', async () => {
    await make();
    for (const [remember, days] of [
      [false, 1],
      [true, 30],
    ] as const) {
      cookie = await signedIn({ remember });
      const same = { password: PASSWORD, newPassword: PASSWORD };
      const changed = await changePassword(fixture.services, principal, same, mine());
      cookie = changed.ok ? asHeader(changed.value.cookies) : '';
      later(days * DAY - MINUTE);
      expect((await who(cookie))?.email).toBe(EMAIL);
      later(2 * MINUTE);
      expect(await who(cookie)).toBeNull();
    }
  });

  it('does nothing for a session that ended meanwhile', async () => {
    await begin();
    await signOutEverywhere(fixture.services, principal, mine());
    const ended = { ok: false, error: { form: 'SIGNED_OUT' } };
    expect(await changeNames(fixture.services, { firstName: 'A', lastName: 'B' }, mine())).toEqual(ended);
    const change = { password: PASSWORD, newPassword: 'ein neues' };
    expect(await changePassword(fixture.services, principal, change, mine())).toEqual(ended);
    const other = { email: 'neu@example.org', password: PASSWORD };
    expect(await changeEmail(fixture.services, principal, other, mine())).toEqual(ended);
    const sure = { password: PASSWORD, isSure: true };
    expect(await deleteAccount(fixture.services, principal, sure, mine())).toEqual(ended);
    expect((await signOutEverywhere(fixture.services, principal, mine())).cookies.join()).toContain(
      'signedIn=;',
    );
  });

  it('does not get an address that somebody else took meanwhile, nor without being signed in', async () => {
    await begin();
    await changeEmail(fixture.services, principal, { email: 'neu@example.org', password: PASSWORD }, mine());
    const { token } = await lastEmail();
    expect(await confirmNewAddress(token)).toEqual({ ok: false, error: { form: 'SIGNED_OUT' } });
    expect((await who(cookie))?.email).toBe(EMAIL);
    await make('visitor', 'neu@example.org');
    expect(await confirmNewAddress(token, cookie)).toEqual(LINK_EXPIRED);
    expect((await who(cookie))?.email).toBe(EMAIL);
  });

  it('is deleted with all that belongs to it, by somebody who knows its password and is sure', async () => {
    await begin();
    const times = { since: fixture.clock.now(), updated_at: fixture.clock.now() };
    await fixture.services.db
      .insertInto('newsletter_subscriptions')
      .values({ email: EMAIL, language: 'de', topics: '["families"]', ...times })
      .execute();
    const remove = (password: string, isSure = true) =>
      deleteAccount(fixture.services, principal, { password, isSure }, mine());
    expect(await remove('', false)).toEqual({
      ok: false,
      error: { password: 'REQUIRED', sure: 'CONFIRMATION_REQUIRED' },
    });
    expect(await remove('falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    expect((await remove(PASSWORD)).ok).toBe(true);
    expect(await who(cookie)).toBeNull();
    for (const table of ['users', 'credentials', 'sessions', 'newsletter_subscriptions'] as const)
      expect(await fixture.services.db.selectFrom(table).select('id').execute()).toEqual([]);
    const signIns = fixture.services.db.selectFrom('sign_in_counts').select(['outcome', 'count']);
    expect(await signIns.execute()).toContainEqual({ outcome: 'signed-in', count: 1 });
  });

  it('is retained where it is that of the only administrator', async () => {
    await begin('administrator');
    const draft = { password: PASSWORD, isSure: true };
    expect(await deleteAccount(fixture.services, principal, draft, mine())).toEqual({
      ok: false,
      error: { form: 'LAST_ADMINISTRATOR' },
    });
    await make('administrator', 'mira@example.org');
    expect((await deleteAccount(fixture.services, principal, draft, mine())).ok).toBe(true);
  });

  it('has the role it was given, at once', async () => {
    await begin();
    await fixture.services.db.updateTable('users').set({ role: 'editor' }).execute();
    expect((await who(cookie))?.role).toBe('editor');
  });
});
