import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Problem, problemResponse } from './problem.server.ts';
import { yieldBetweenRequests } from './yield-between-requests.server.ts';

function site() {
  const started: number[] = [];
  let turns = 0;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  app.use(yieldBetweenRequests());
  app.get('/', async (c) => {
    started.push(turns);
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    return c.text('done');
  });
  return {
    app,
    started,
    /** Counts the turns other requests could have taken meanwhile. */
    async countTurns(until: Promise<unknown>) {
      let isOver = false;
      void until.then(() => {
        isOver = true;
      });
      while (!isOver) {
        await nextTurn();
        turns += 1;
      }
    },
  };
}

it('a hundred requests at once leave the process a turn between each other', async () => {
  const { app, started, countTurns } = site();
  const all = Promise.all(Array.from({ length: 100 }, () => app.request('/')));
  await countTurns(all);
  expect((await all).every(({ status }) => status === 200)).toBe(true);
  expect(new Set(started).size).toBe(100);
});

it('they begin in the order they came, and the next ones after a rest do too', async () => {
  const { app } = site();
  const order: number[] = [];
  const ask = (n: number) => Promise.resolve(app.request('/')).then(() => order.push(n));
  await Promise.all([1, 2, 3].map(ask));
  await Promise.all([4, 5].map(ask));
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('skips requests aborted while queued', async () => {
  const { app, started } = site();
  const gone = new AbortController();
  const asked = app.request(new Request('http://b.example/', { signal: gone.signal }));
  gone.abort();
  expect((await asked).status).toBe(400);
  expect(started).toHaveLength(0);
});
