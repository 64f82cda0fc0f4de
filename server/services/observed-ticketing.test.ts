import { expect, it } from 'vitest';
import { performanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import type { OfferSummary, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { observedTicketing } from './observed-ticketing.ts';

/** A box office that remembers what it was asked for, and knows nothing of number 9. */
function boxOffice() {
  const asked: number[][] = [];
  const bus = createLocalEventBus();
  let now = 0;
  const cache = new TaggedCache(bus, () => now);
  const provider = {
    summaries: async (ids: number[]) => {
      asked.push([...ids]);
      const known = ids.filter((id) => id !== 9);
      return new Map(known.map((id) => [id, { free: asked.length } as OfferSummary]));
    },
    offer: async (id: number) => {
      asked.push([id]);
      return null;
    },
  } as unknown as TicketingProvider;
  return {
    asked,
    bus,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    page: (scope = new PageScope(60)) => observedTicketing(provider, { scope, cache }),
  };
}

it('is asked once for all pages, and together for those nobody asked for', async () => {
  const { asked, page } = boxOffice();
  expect([...(await page().summaries([1, 2, 9])).keys()]).toEqual([1, 2]);
  expect([...(await page().summaries([2, 3, 4, 9])).keys()]).toEqual([2, 3, 4]);
  expect(asked).toEqual([
    [1, 2, 9],
    [3, 4],
  ]);
  await page().offer(1);
  await page().offer(1);
  expect(asked).toHaveLength(3);
});

it('is asked again of the event whose places changed', async () => {
  const { asked, bus, page } = boxOffice();
  await page().summaries([1, 2]);
  await bus.publish({ type: 'changed', tags: [performanceTag(2)] });
  expect((await page().summaries([1, 2])).get(2)?.free).toBe(2);
  expect(asked).toEqual([[1, 2], [2]]);
});

it('is asked again after five seconds, because holds and sales end by the clock', async () => {
  const { asked, wait, page } = boxOffice();
  await page().summaries([1]);
  wait(4);
  await page().summaries([1]);
  wait(1);
  await page().summaries([1]);
  expect(asked).toHaveLength(2);
});

it('makes a page depend on what it read, also from the cache', async () => {
  const { page } = boxOffice();
  await page().summaries([1, 2]);
  const scope = new PageScope(60);
  await page(scope).summaries([1]);
  await page(scope).offer(2);
  scope.share();
  expect(scope.sharing?.tags).toEqual([performanceTag(1), performanceTag(2)]);
});
