import { expect, it } from 'vitest';
import { ATTEMPTS, describeAccounts, EMAIL, MINUTE, PASSWORD } from './accounts.fixture.ts';
import { emailText } from './emails.ts';
import { sendPasswordLinks } from './password-links/send-password-links.server.ts';
import { requestPasswordReset } from './reset-password.server.ts';
import { signUp } from './sign-up.server.ts';

describeAccounts('emails about accounts', (fixture) => {
  const { caller, later, make } = fixture;

  const request = (email = EMAIL, from = '192.0.2.1') =>
    requestPasswordReset(fixture.services, email, caller({ address: from }));

  it('come to one address five times an hour for one network, which takes none away from others', async () => {
    await make();
    await make('visitor', 'mira@example.org');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await request()).ok).toBe(true);
      await sendPasswordLinks(fixture.services);
    }
    expect(fixture.emails).toHaveLength(5);
    // The owner of the account, from home.
    await request(EMAIL, '198.51.100.7');
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails).toHaveLength(6);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await request(EMAIL, `203.0.113.${attempt}`);
      await sendPasswordLinks(fixture.services);
    }
    expect(fixture.emails).toHaveLength(30);
    await request('mira@example.org');
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails).toHaveLength(31);
    expect(
      JSON.stringify(await fixture.services.db.selectFrom('attempts').selectAll().execute()),
    ).not.toContain(EMAIL);
    fixture.clock.advance(61 * 60);
    await request(EMAIL, '192.0.2.9');
    await sendPasswordLinks(fixture.services);
    expect(fixture.emails).toHaveLength(32);
  });

  it('of new accounts are counted for an hour', async () => {
    const make = (number: number) => {
      const draft = { firstName: 'Kim', lastName: 'Klopfer', password: PASSWORD };
      return signUp(fixture.services, { ...draft, email: `kim${number}@example.org` }, caller());
    };
    for (let number = 0; number < ATTEMPTS; number += 1) expect((await make(number)).ok).toBe(true);
    later(50 * MINUTE);
    expect(await make(ATTEMPTS)).toEqual({ ok: false, error: { form: 'TOO_MANY' } });
    later(11 * MINUTE);
    expect((await make(ATTEMPTS)).ok).toBe(true);
  });

  it('say the site’s name unchanged', () => {
    const { subject, text } = emailText('confirm-address', 'en', { site: '$& Co', link: 'https://b/$1' });
    expect(subject).toBe('$& Co: Confirm your email address');
    expect(text).toContain('\nhttps://b/$1\n');
  });
});
