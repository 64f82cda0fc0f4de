import { expect, it } from 'vitest';
import { DAY, describeAccounts, EMAIL, LINK_EXPIRED, MINUTE, ORIGIN, PASSWORD } from './accounts.fixture.ts';
import { purgeAccountTraces } from './purge-accounts.server.ts';
import { signUp } from './sign-up.server.ts';

describeAccounts('making an account', (fixture) => {
  const { caller, tryToSignIn, later, make, who, signedIn, lastEmail, confirm } = fixture;

  const draft = {
    email: ' Jule@Example.org ',
    firstName: ' Jule ',
    lastName: 'Sommer',
    password: PASSWORD,
  };

  it('takes an email whose link confirms the address; until then nobody signs in', async () => {
    expect(await signUp(fixture.services, draft, caller())).toEqual({ ok: true, value: null });
    const email = await lastEmail();
    expect(email).toMatchObject({ to: EMAIL, subject: 'Buntspecht: Bestätige deine Adresse' });
    expect(email.text).toContain(`\n${ORIGIN}/de/user/confirm-address?token=`);
    expect(await tryToSignIn()).toEqual({ ok: false, error: { form: 'NOT_CONFIRMED' } });
    expect((await confirm(email.token)).ok).toBe(true);
    const principal = await who(await signedIn());
    expect(principal).toMatchObject({
      email: EMAIL,
      username: EMAIL,
      firstName: 'Jule',
      lastName: 'Sommer',
      role: 'visitor',
    });
  });

  it('sends another email to a person who signs in without having confirmed', async () => {
    await signUp(fixture.services, draft, caller());
    await lastEmail();
    await tryToSignIn({}, caller({ language: 'en' }));
    const email = await lastEmail();
    expect(fixture.emails).toHaveLength(2);
    expect(email.subject).toBe('Buntspecht: Confirm your email address');
    expect((await confirm(email.token)).ok).toBe(true);
  });

  it('is confirmed with its password, not by a reader of the mailbox alone', async () => {
    await signUp(fixture.services, draft, caller());
    const { token } = await lastEmail();
    expect(await confirm(token, 'geraten')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    expect(await confirm(token, '')).toEqual({ ok: false, error: { password: 'REQUIRED' } });
    expect(await tryToSignIn()).toEqual({ ok: false, error: { form: 'NOT_CONFIRMED' } });
    const confirmed = await confirm(token);
    expect(confirmed.ok && (await who(fixture.asHeader(confirmed.value.cookies)))?.email).toBe(EMAIL);
  });

  it('counts by the last address: an account somebody else began with it is deleted', async () => {
    await signUp(fixture.services, { ...draft, password: 'vom Angreifer 1' }, caller());
    const first = await lastEmail();
    await signUp(fixture.services, draft, caller());
    const second = await lastEmail();
    expect(await confirm(first.token, 'vom Angreifer 1')).toEqual({
      ok: false,
      error: { password: 'WRONG_PASSWORD' },
    });
    expect((await confirm(second.token)).ok).toBe(true);
    expect((await tryToSignIn({ password: 'vom Angreifer 1' })).ok).toBe(false);
  });

  it.each([
    ['passwort1', 'one of the most used'],
    ['Password123', 'one with digits behind'],
    ['jule@example.org', 'the address itself'],
    ['example.org', 'a part of it'],
  ])('takes no password that is guessed first: %s, %s', async (password) => {
    expect(await signUp(fixture.services, { ...draft, password }, caller())).toEqual({
      ok: false,
      error: { password: 'WEAK' },
    });
  });

  it('takes a link for a day, and no other one', async () => {
    await signUp(fixture.services, draft, caller());
    const { token } = await lastEmail();
    expect(await confirm(`${token.slice(0, -3)}abc`)).toEqual(LINK_EXPIRED);
    expect(await confirm('')).toEqual(LINK_EXPIRED);
    later(DAY + MINUTE);
    expect(await confirm(token)).toEqual(LINK_EXPIRED);
  });

  it('answers the same where there is one already, which only its owner learns', async () => {
    await make('administrator');
    expect(await signUp(fixture.services, { ...draft, password: 'etwas anderes' }, caller())).toEqual({
      ok: true,
      value: null,
    });
    expect((await lastEmail()).text).toContain(`${ORIGIN}/de/user/sign-in\n`);
    expect(await who(await signedIn())).toMatchObject({ role: 'administrator' });
  });

  it('is deleted after a month in which nobody confirmed it', async () => {
    await make('editor', 'mira@example.org');
    await signUp(fixture.services, draft, caller());
    const emails = async () =>
      (await fixture.services.db.selectFrom('users').select('email').orderBy('id').execute()).map(
        ({ email }) => email,
      );
    fixture.clock.advance(29 * 24 * 3600);
    await signUp(fixture.services, { ...draft, email: 'kim@example.org' }, caller());
    expect(await emails()).toEqual(['mira@example.org', EMAIL, 'kim@example.org']);
    fixture.clock.advance(2 * 24 * 3600);
    await purgeAccountTraces(fixture.services);
    expect(await emails()).not.toContain(EMAIL);
    expect(await emails()).toContain('mira@example.org');
  });

  it('answers the same to a form that was sent several times at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signUp(fixture.services, draft, caller())));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: null })));
    expect(await fixture.services.db.selectFrom('users').select('email').execute()).toEqual([
      { email: EMAIL },
    ]);
  });

  it('takes a name of one line without what nobody can see', async () => {
    const names = { firstName: ' Jule\r\nBcc:\u0007 x ', lastName: '\t' };
    expect(await signUp(fixture.services, { ...draft, ...names }, caller())).toEqual({
      ok: false,
      error: { lastName: 'REQUIRED' },
    });
    await signUp(fixture.services, { ...draft, ...names, lastName: 'Sommer' }, caller());
    const row = fixture.services.db.selectFrom('users').select(['first_name', 'name']);
    expect(await row.executeTakeFirst()).toEqual({ first_name: 'Jule Bcc: x', name: 'Jule Bcc: x Sommer' });
  });

  it('gives nobody a role they ask for', async () => {
    await signUp(fixture.services, { ...draft, role: 'administrator' } as typeof draft, caller());
    const { role } = await fixture.services.db.selectFrom('users').select('role').executeTakeFirstOrThrow();
    expect(role).toBe('visitor');
  });

  it('is refused twice to the venue itself', async () => {
    await make();
    expect(await make('editor')).toEqual({ ok: false, error: { email: 'TAKEN' } });
  });
});
