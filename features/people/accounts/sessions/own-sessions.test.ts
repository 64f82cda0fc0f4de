import { expect, it } from 'vitest';
import { DAY, describeAccounts, EMAIL, PASSWORD } from '../accounts.fixture.ts';
import { changePassword } from '../change-account.server.ts';
import { findOwnSessions, signOutOther, signOutOthers } from './own-sessions.server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

describeAccounts('where somebody is signed in', (fixture) => {
  const { caller, tryToSignIn, asHeader, later, make, who } = fixture;

  /** Signs in with a browser; gives its `Cookie` header. */
  async function signedInWith(userAgent: string | null, email = EMAIL): Promise<string> {
    const signed = await tryToSignIn({ email }, caller({ userAgent }));
    if (!signed.ok) throw new Error('could not sign in');
    return asHeader(signed.value.cookies);
  }
  async function principalOf(cookie: string) {
    const found = await who(cookie);
    if (!found) throw new Error('nobody is signed in');
    return found;
  }
  const seenFrom = async (cookie: string) =>
    findOwnSessions(fixture.services, await principalOf(cookie), { cookie });
  /** A day later, for both clocks. */
  function tomorrow(): void {
    later(DAY);
    fixture.clock.advance(DAY / 1000);
  }

  it('is a list of devices in words, this one marked', async () => {
    await make();
    const here = await signedInWith(FIREFOX);
    await signedInWith(IPHONE);
    await signedInWith(null);
    const sessions = await seenFrom(here);
    expect(sessions.here).toMatchObject({
      device: 'Firefox, Windows',
      signedInAt: '2026-11-20T08:00:00.000Z',
      seenOn: '2026-11-20',
      endsAt: '2026-12-20T08:00:00.000Z',
    });
    expect(sessions.others.map(({ device }) => device)).toEqual([null, 'Safari, iPhone']);
    const stored = await fixture.services.db
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent'])
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|192\.0\.2/);
  });

  it('states the last use of each, which is recorded once a day', async () => {
    await make();
    const here = await signedInWith(FIREFOX);
    await signedInWith(IPHONE);
    tomorrow();
    for (let visit = 0; visit < 3; visit += 1) await who(here);
    await fixture.services.accounts.settle();
    const sessions = await seenFrom(here);
    expect([sessions.here?.seenOn, sessions.others[0]?.seenOn]).toEqual(['2026-11-21', '2026-11-20']);
    const rows = fixture.services.db.selectFrom('sessions').select('seen_on').orderBy('id');
    expect(await rows.execute()).toEqual([{ seen_on: '2026-11-21' }, { seen_on: null }]);
  });

  it('keeps its device when the password changes', async () => {
    await make();
    const before = await signedInWith(FIREFOX);
    const same = { password: PASSWORD, newPassword: 'ein neues' };
    const as = caller({ cookie: before, userAgent: FIREFOX });
    const changed = await changePassword(fixture.services, await principalOf(before), same, as);
    const now = changed.ok ? asHeader(changed.value.cookies) : '';
    expect((await seenFrom(now)).here?.device).toBe('Firefox, Windows');
  });

  it('ends on one device, and remains ended when that is asked for again', async () => {
    await make();
    const [here, lost, other] = [
      await signedInWith(FIREFOX),
      await signedInWith(IPHONE),
      await signedInWith(null),
    ];
    const { others } = await seenFrom(here);
    const id = others.find(({ device }) => device === 'Safari, iPhone')?.id ?? 0;
    const principal = await principalOf(here);
    const end = () => signOutOther(fixture.services, principal, id, { cookie: here });
    const answers = await Promise.all([end(), end(), end()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([await who(lost), (await who(other))?.email, (await who(here))?.email]).toEqual([
      null,
      EMAIL,
      EMAIL,
    ]);
  });

  it('ends on no device of somebody else, and not on this one', async () => {
    await make();
    await make('visitor', 'mira@example.org');
    const [here, hers] = [await signedInWith(FIREFOX), await signedInWith(IPHONE, 'mira@example.org')];
    const { here: foreign } = await seenFrom(hers);
    const principal = await principalOf(here);
    const end = (id: number) => signOutOther(fixture.services, principal, id, { cookie: here });
    expect(await end(foreign?.id ?? 0)).toEqual({ ok: true, value: null });
    expect((await who(hers))?.email).toBe('mira@example.org');
    const own = (await seenFrom(here)).here?.id ?? 0;
    expect(await end(own)).toEqual({ ok: false, error: { form: 'UNREADABLE' } });
    expect((await who(here))?.email).toBe(EMAIL);
  });

  it('ends on all devices but this one', async () => {
    await make();
    await make('visitor', 'mira@example.org');
    const [lost, here, hers] = [
      await signedInWith(IPHONE),
      await signedInWith(FIREFOX),
      await signedInWith(IPHONE, 'mira@example.org'),
    ];
    const principal = await principalOf(here);
    expect(await signOutOthers(fixture.services, principal, { cookie: here })).toEqual({
      ok: true,
      value: null,
    });
    expect([await who(lost), (await who(here))?.email, (await who(hers))?.email]).toEqual([
      null,
      EMAIL,
      'mira@example.org',
    ]);
    expect((await seenFrom(here)).others).toEqual([]);
  });

  it('lets a browser that is out sign out nobody', async () => {
    await make();
    const [out, here] = [await signedInWith(IPHONE), await signedInWith(FIREFOX)];
    const principal = await principalOf(out);
    await signOutOthers(fixture.services, principal, { cookie: here });
    const ended = { ok: false, error: { form: 'SIGNED_OUT' } };
    expect(await signOutOthers(fixture.services, principal, { cookie: out })).toEqual(ended);
    expect(await signOutOther(fixture.services, principal, 1, { cookie: out })).toEqual(ended);
    expect((await who(here))?.email).toBe(EMAIL);
  });

  it('is shown with this device first, and no endless list, however many there are', async () => {
    await make();
    const here = await signedInWith(FIREFOX);
    const { id: user_id } = await principalOf(here);
    const at = '2026-11-25T08:00:00.000Z';
    const many = Array.from({ length: 60 }, (_, place) => ({
      user_id,
      token: `token-${place}`,
      expires_at: at,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: at,
      ip_address: null,
      user_agent: null,
    }));
    await fixture.services.db.insertInto('sessions').values(many).execute();
    const sessions = await seenFrom(here);
    expect(sessions.here?.device).toBe('Firefox, Windows');
    expect(sessions.others).toHaveLength(50);
  });
});
