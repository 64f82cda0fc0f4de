import { expect, it } from 'vitest';
import { createSingleRendering } from './single-rendering.ts';

function renderer() {
  const rendering = createSingleRendering<string>();
  const cache = new Map<string, string>();
  let renders = 0;
  return {
    rendersSoFar: () => renders,
    ask: (key: string, outcome: 'kept' | 'not kept' | 'failed' = 'kept') =>
      rendering(key, {
        cached: () => cache.get(key),
        async render() {
          renders += 1;
          const own = renders;
          await new Promise((resolve) => setImmediate(resolve));
          if (outcome === 'failed') throw new Error('no database');
          if (outcome === 'kept') cache.set(key, `page ${own}`);
          return `page ${own}`;
        },
      }),
  };
}

it('a hundred who ask at once get the page that one of them makes', async () => {
  const { ask, rendersSoFar } = renderer();
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/de')));
  expect(new Set(pages)).toEqual(new Set(['page 1']));
  expect(rendersSoFar()).toBe(1);
});

it('different pages do not wait for each other', async () => {
  const { ask, rendersSoFar } = renderer();
  await Promise.all([ask('/de'), ask('/en')]);
  expect(rendersSoFar()).toBe(2);
});

it('a page that is not cached is rendered for each of them', async () => {
  const { ask, rendersSoFar } = renderer();
  const pages = await Promise.all([ask('/de', 'not kept'), ask('/de', 'not kept')]);
  expect(pages).toEqual(['page 1', 'page 2']);
  expect(rendersSoFar()).toBe(2);
});

it('one who fails fails alone, and the next one restarts', async () => {
  const { ask } = renderer();
  const [failed, second] = await Promise.allSettled([ask('/de', 'failed'), ask('/de')]);
  expect([failed.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await ask('/de')).toBe('page 3');
});
