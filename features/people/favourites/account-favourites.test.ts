import { beforeEach, describe, expect, it, vi } from 'vitest';
import { join, send } from './account-favourites.ts';
import { readStored, storeFavourites } from './stored-list.ts';

/** The server's list; `null` while it cannot be reached. */
let account: number[] | null;
let stored: Map<string, string>;
const page = { cookie: '' };

beforeEach(() => {
  account = [];
  stored = new Map();
  page.cookie = 'csrftoken=t; signedIn=1';
  vi.stubGlobal('document', page);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (account === null) throw new TypeError('offline');
    if (init?.method === 'PUT') account = (JSON.parse(String(init.body)) as { events: number[] }).events;
    return Response.json({ events: account });
  });
});

describe('the favourites of a browser and of an account', () => {
  it('are united when somebody has signed in', async () => {
    account = [1, 2];
    storeFavourites([2, 3]);
    await join();
    expect([account, readStored()]).toEqual([[1, 2, 3], '1,2,3']);
  });

  it('are synchronised: a change here goes there, a change there comes here', async () => {
    await join();
    storeFavourites([5]);
    await send();
    expect(account).toEqual([5]);
    account = [6];
    await join();
    expect(readStored()).toBe('6');
  });

  it('are not merged twice: removals elsewhere are preserved', async () => {
    account = [1];
    await join();
    account = [];
    await join();
    expect([account, readStored()]).toEqual([[], '']);
  });

  it('wait for a connection', async () => {
    await join();
    account = null;
    storeFavourites([7]);
    await send();
    account = [];
    await join();
    expect([account, readStored()]).toEqual([[7], '7']);
  });

  it('are united first when the first change comes before', async () => {
    account = [1];
    storeFavourites([2]);
    await send();
    expect(account).toEqual([1, 2]);
  });

  it('leave this browser at sign-out, but not those saved without an account', async () => {
    storeFavourites([1]);
    page.cookie = '';
    expect(readStored()).toBe('1');
    page.cookie = 'csrftoken=t; signedIn=1';
    await join();
    page.cookie = '';
    expect([readStored(), stored.size]).toEqual(['', 0]);
    expect(account).toEqual([1]);
  });
});
