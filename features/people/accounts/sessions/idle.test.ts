import { expect, it } from 'vitest';
import { describeAccounts, EMAIL } from '../accounts.fixture.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

describeAccounts('a session nobody uses', (fixture) => {
  const { make, signedIn, who, later } = fixture;
  /** Time passes, for both clocks. */
  function pass(seconds: number): void {
    later(seconds * 1000);
    fixture.clock.advance(seconds);
  }
  const sessions = () => fixture.services.db.selectFrom('sessions').select(['id', 'used_at']).execute();
  /** Uses a session, and flushes its last use. */
  async function use(cookie: string, how?: Parameters<typeof who>[1]) {
    const found = await who(cookie, how);
    await fixture.services.accounts.settle();
    return found?.email ?? null;
  }

  it('ends for the staff after the hours of the venue, permanently', async () => {
    await make('editor');
    const cookie = await signedIn();
    pass(12 * HOUR);
    expect(await use(cookie, { isUse: false })).toBe(EMAIL);
    pass(6 * MINUTE);
    expect(await use(cookie)).toBeNull();
    expect(await sessions()).toEqual([]);
    expect(await use(cookie, { hours: 720 })).toBeNull();
  });

  it('goes on as long as somebody uses it, until it expires', async () => {
    await make('box_office');
    const cookie = await signedIn();
    for (let day = 0; day < 29; day += 1)
      for (const _ of [1, 2, 3]) {
        pass(8 * HOUR);
        expect(await use(cookie)).toBe(EMAIL);
      }
    pass(11 * HOUR);
    expect(await use(cookie)).toBe(EMAIL);
    pass(11 * HOUR);
    expect(await use(cookie)).toBe(EMAIL);
    pass(3 * HOUR);
    expect(await use(cookie)).toBeNull();
  });

  it('is noted every five minutes and no more often, and not for background requests of pages', async () => {
    await make('editor');
    const cookie = await signedIn();
    await use(cookie);
    expect(await sessions()).toMatchObject([{ used_at: null }]);
    pass(10 * MINUTE);
    await use(cookie, { isUse: false });
    expect(await sessions()).toMatchObject([{ used_at: null }]);
    await Promise.all(Array.from({ length: 50 }, () => use(cookie)));
    const [noted] = await sessions();
    expect(noted?.used_at).toBe(fixture.clock.now());
    pass(4 * MINUTE);
    await use(cookie);
    expect(await sessions()).toEqual([noted]);
    pass(MINUTE);
    await use(cookie);
    expect((await sessions())[0]?.used_at).toBe(fixture.clock.now());
  });

  it('never ends so for visitors, and nothing is noted of them', async () => {
    await make('visitor');
    const cookie = await signedIn();
    pass(20 * 24 * HOUR);
    expect(await use(cookie, { hours: 1 })).toBe(EMAIL);
    expect(await sessions()).toMatchObject([{ used_at: null }]);
  });

  it('ends on its own: the same account goes on where it is used', async () => {
    await make('administrator');
    const [left, used] = [await signedIn(), await signedIn()];
    pass(8 * HOUR);
    expect(await use(used)).toBe(EMAIL);
    pass(8 * HOUR);
    expect([await use(left), await use(used)]).toEqual([null, EMAIL]);
  });

  it('ends once, however many ask at the same moment', async () => {
    await make('door');
    const cookie = await signedIn();
    pass(13 * HOUR);
    const found = await Promise.all(Array.from({ length: 50 }, () => use(cookie)));
    expect(found.every((each) => each === null)).toBe(true);
  });
});
