import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '#features/core/access/index.server.ts';
import { createUser } from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { MAX_FAVOURITES } from './favourites.ts';
import { saveFavourites } from './save-favourites.server.ts';
import { favouritesBody } from './schema.ts';
import { readFavourites } from './store.server.ts';

describeOnEngines('the favourites of an account', (engine) => {
  let test: TestServices;
  let events: number[];

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    const rows = await test.services.db.selectFrom('events').select('id').orderBy('id').limit(5).execute();
    events = rows.map(({ id }) => id).toReversed();
  });
  afterAll(async () => {
    await test.close();
  });

  async function somebody(email: string): Promise<Principal> {
    const [firstName, lastName, role] = ['Jule', 'Sommer', 'visitor'] as const;
    const account = { email, firstName, lastName, role, password: 'klopf klopf' };
    const made = await createUser(test.services, { system: 'test' }, account);
    if (!made.ok) throw new Error('no account');
    const factors = { hasTwoFactor: false, hasPasskey: false, isByPasskey: false };
    return { id: made.value.id, email, username: email, firstName, lastName, role, ...factors };
  }

  it('keep their order, each once, and only events there are', async () => {
    const jule = await somebody('a@example.org');
    const [first = 0] = events;
    expect(await saveFavourites(test.services, jule, [...events, first, 999_999])).toEqual(events);
    expect(await readFavourites(test.services.db, jule.id)).toEqual(events);
    expect(await saveFavourites(test.services, jule, [])).toEqual([]);
    expect(await readFavourites(test.services.db, jule.id)).toEqual([]);
  });

  it('stand by name in the file their owner takes', async () => {
    const [jule, mira] = [await somebody('told@example.org'), await somebody('other@example.org')];
    await saveFavourites(test.services, jule, events);
    const part = test.services.ownData.find(({ name }) => name === 'favourites');
    const favourites = (await part?.read(jule)) as {
      event: number;
      title: { de: string };
      starts_at: string;
    }[];
    expect(favourites.map(({ event }) => event)).toEqual(events);
    expect(
      favourites.every(({ title, starts_at: at }) => title.de !== '' && !Number.isNaN(Date.parse(at))),
    ).toBe(true);
    expect(await part?.read(mira)).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const [jule, mira] = [await somebody('b@example.org'), await somebody('c@example.org')];
    await saveFavourites(test.services, jule, events.slice(0, 2));
    await saveFavourites(test.services, mira, events.slice(2));
    expect(await readFavourites(test.services.db, jule.id)).toEqual(events.slice(0, 2));
  });

  it('are one whole list when two tabs send theirs at once', async () => {
    const jule = await somebody('d@example.org');
    const lists = [events.slice(0, 2), events.slice(2)];
    await Promise.all(lists.map((list) => saveFavourites(test.services, jule, list)));
    expect(lists).toContainEqual(await readFavourites(test.services.db, jule.id));
  });

  it('go with the account', async () => {
    const jule = await somebody('e@example.org');
    await saveFavourites(test.services, jule, events);
    await test.services.db.deleteFrom('users').where('id', '=', jule.id).execute();
    expect(await readFavourites(test.services.db, jule.id)).toEqual([]);
  });
});

it('a list that is too long, or of something else, is refused', () => {
  const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1);
  expect(favouritesBody.safeParse({ events: full }).success).toBe(true);
  for (const events of [[...full, 51], ['7'], [0], [1.5], null])
    expect(favouritesBody.safeParse({ events }).success).toBe(false);
});
