import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KnownPublications } from '#features/website/editor/publishing/known-publications.ts';
import { plansAfter, seenAt } from '#features/website/editor/publishing/plans.ts';

const NOW = '2026-12-01T08:00:00.000Z';
const TEN = '2026-12-01T10:00:00.000Z';
const NEW_YEAR = '2027-01-01T00:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(publications: object[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(publications)));
}

it('steps on when a scheduled publication starts, and not before', async () => {
  answerWith([
    { id: 1, language: 'de', version: 3, starts_at: TEN },
    { id: 2, language: 'de', version: null, starts_at: NEW_YEAR },
  ]);
  const known = new KnownPublications(7, 'de');
  await known.refresh();
  const steps: string[] = [];
  known.now.subscribe(() => steps.push(known.now.get()));
  const seen = () => seenAt(known.all.get() ?? [], 'de', known.now.get());
  const planned = () => plansAfter(known.all.get() ?? [], known.now.get()).map(({ id }) => id);
  vi.advanceTimersByTime(119 * 60_000);
  expect([seen(), planned(), steps]).toEqual([null, [1, 2], []]);
  vi.advanceTimersByTime(60_000);
  expect([seen(), planned(), steps]).toEqual([3, [2], [TEN]]);
  // A timer of a month would overflow and fire at once.
  vi.advanceTimersByTime(32 * 24 * 3_600_000);
  expect([seen(), planned()]).toEqual([null, []]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for nothing once its page is left', async () => {
  answerWith([{ id: 1, language: 'de', version: 3, starts_at: TEN }]);
  const known = new KnownPublications(7, 'de');
  await known.refresh();
  expect(vi.getTimerCount()).toBe(1);
  known.end();
  expect(vi.getTimerCount()).toBe(0);
});
