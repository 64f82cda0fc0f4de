import { beforeEach, describe, expect, it } from 'vitest';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type HeadsState, headsQueue, type SentHeads, type WaitingHeads } from './heads-queue.ts';

type Answer = Result<{ counted: number }, { status: number }>;

describe('the queue of a phone at a door', () => {
  let stored: WaitingHeads[];
  let isStored: boolean;
  let sent: SentHeads[];
  let state: HeadsState;
  let now: number;
  let answer: (heads: SentHeads) => Answer | Promise<Answer>;
  let inside: number;

  beforeEach(() => {
    stored = [];
    isStored = true;
    sent = [];
    now = 1000;
    inside = 0;
    answer = count;
  });

  const count = ({ heads }: SentHeads): Answer => {
    inside += heads;
    return succeed({ counted: inside });
  };
  const refuse = (status: number) => (): Answer => fail({ status });
  const openPage = (first = inside) => {
    const queue = headsQueue(
      {
        read: () => [...stored],
        write: (heads) => {
          if (isStored) stored = [...heads];
        },
        send: async (heads) => {
          sent.push(heads);
          return answer(heads);
        },
        now: () => now,
        onChange: (next) => {
          state = next;
        },
      },
      first,
    );
    queue.report();
    return {
      press: (id: string, heads: number) => queue.count({ id, heads, door: 'Hof' }),
      retry: (mayHaveSignedIn = false) => queue.retry({ mayHaveSignedIn }),
    };
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const sentIds = () => sent.map(({ id }) => id).join(' ');

  it('counts each press at once and sends it in its order, one at a time', async () => {
    const answers: (() => void)[] = [];
    answer = (heads) => new Promise((resolve) => answers.push(() => resolve(count(heads))));
    const page = openPage();
    page.press('a', 2);
    page.press('b', 1);
    page.press('c', -1);
    expect(state).toMatchObject({ counted: 2, waiting: 3 });
    await settle();
    expect(sentIds()).toBe('a');
    for (const done of [0, 1, 2]) {
      answers[done]?.();
      await settle();
    }
    expect(sentIds()).toBe('a b c');
    expect(state).toEqual({ counted: 2, waiting: 0, isSignedOut: false });
    expect(stored).toEqual([]);
  });

  it('keeps presses without a network, and sends them with their age', async () => {
    answer = refuse(0);
    const page = openPage();
    page.press('a', 1);
    now = 4000;
    page.press('b', 1);
    await settle();
    expect(state).toMatchObject({ counted: 2, waiting: 2 });
    answer = count;
    now = 10_000;
    sent = [];
    await page.retry();
    expect(sent.map(({ id, waited_ms }) => [id, waited_ms])).toEqual([
      ['a', 9000],
      ['b', 6000],
    ]);
    expect(state).toMatchObject({ counted: 2, waiting: 0 });
  });

  it.each([0, 408, 429, 500, 503])(
    'sends again what was answered by %i, under the same id',
    async (status) => {
      answer = refuse(status);
      const page = openPage();
      page.press('a', 1);
      await settle();
      answer = count;
      await page.retry();
      expect(sentIds()).toBe('a a');
      expect(state).toMatchObject({ counted: 1, waiting: 0 });
    },
  );

  it.each([400, 404, 405, 409, 410, 413, 415, 422])(
    'drops what %i refuses, and sends those behind it',
    async (status) => {
      answer = (heads) => (heads.id === 'a' ? fail({ status }) : count(heads));
      const page = openPage(5);
      inside = 5;
      page.press('a', 3);
      page.press('b', 1);
      await settle();
      await page.retry();
      expect(sentIds()).toBe('a b');
      expect(state).toEqual({ counted: 6, waiting: 0, isSignedOut: false });
    },
  );

  it.each([401, 403])(
    'says after %i that somebody has to sign in, keeps the press and asks no more until then',
    async (status) => {
      answer = refuse(status);
      const page = openPage();
      page.press('a', 1);
      await settle();
      expect(state).toEqual({ counted: 1, waiting: 1, isSignedOut: true });
      await page.retry();
      await page.retry();
      expect(sentIds()).toBe('a');
      answer = count;
      await page.retry(true);
      expect(sentIds()).toBe('a a');
      expect(state).toEqual({ counted: 1, waiting: 0, isSignedOut: false });
    },
  );

  it('goes on with the presses of a page that was closed', async () => {
    answer = refuse(0);
    openPage().press('a', 2);
    await settle();
    const lost = openPage();
    expect(state).toMatchObject({ counted: 2, waiting: 1 });
    answer = count;
    await lost.retry();
    expect(state).toMatchObject({ counted: 2, waiting: 0 });
    expect(stored).toEqual([]);
  });

  it('sends the same press again where the page was closed before its answer', async () => {
    answer = (heads) => {
      count(heads);
      return new Promise(() => undefined);
    };
    openPage().press('a', 2);
    await settle();
    answer = () => succeed({ counted: inside });
    await openPage(0).retry();
    expect(sentIds()).toBe('a a');
    expect(state).toMatchObject({ counted: 2, waiting: 0 });
  });

  it('counts and sends where the browser keeps nothing', async () => {
    isStored = false;
    answer = refuse(0);
    const page = openPage();
    page.press('a', 1);
    page.press('b', 1);
    await settle();
    expect(state).toMatchObject({ counted: 2, waiting: 2 });
    answer = count;
    await page.retry();
    expect(state).toMatchObject({ counted: 2, waiting: 0 });
  });

  it('never shows fewer than nobody', async () => {
    answer = refuse(0);
    const page = openPage();
    page.press('a', -3);
    page.press('b', 1);
    await settle();
    expect(state).toMatchObject({ counted: 1 });
  });
});
