import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import { DraftSaver, type SaveOutcome } from './draft-saver.ts';

const EARLIER = '2026-11-30T13:00:00.000Z';
const NOW = '2026-11-30T13:32:00.000Z';
/** A plan that differs from others by its width. */
const planOf = (width: number): SeatingPlan => ({
  ...{ size: { width, height: 100 }, groups: [], zones: [], areas: [] },
});

function openSaver() {
  const calls: { width: number; revision: number; answer: (outcome: SaveOutcome) => void }[] = [];
  const saver = new DraftSaver(
    ({ size }, revision) => {
      const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
      calls.push({ width: size.width, revision, answer: resolve });
      return promise;
    },
    { plan: planOf(1), revision: 7, changedAt: EARLIER },
  );
  const answer = async (outcome: SaveOutcome) => {
    calls.at(-1)?.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, calls, answer, sent: () => calls.map(({ width, revision }) => `${width} at ${revision}`) };
}
const saved = (revision: number): SaveOutcome => ({ is: 'saved', revision, changedAt: NOW });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft that is drawn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is stored once after acts that follow each other', async () => {
    const { saver, sent, answer } = openSaver();
    for (const width of [2, 3, 4]) saver.change(planOf(width));
    expect(saver.state().is).toBe('saving');
    await pass(300);
    expect(sent()).toEqual(['4 at 7']);
    await answer(saved(8));
    expect(saver.state()).toEqual({ is: 'saved', revision: 8, changedAt: NOW });
  });

  it('is stored again when it changed during a call, with the revision of its answer', async () => {
    const { saver, sent, answer } = openSaver();
    saver.change(planOf(2));
    await pass(300);
    saver.change(planOf(3));
    await pass(1000);
    expect(sent()).toEqual(['2 at 7']);
    await answer(saved(8));
    expect(saver.state()).toMatchObject({ is: 'saving', revision: 8 });
    await pass(300);
    expect(sent()).toEqual(['2 at 7', '3 at 8']);
  });

  it('is sent again until an answer comes, or at once when somebody asks for it', async () => {
    const { saver, sent, answer } = openSaver();
    saver.change(planOf(2));
    await pass(300);
    await answer({ is: 'failed' });
    expect(saver.state()).toMatchObject({ is: 'failed', revision: 7 });
    await pass(5000);
    await answer({ is: 'failed' });
    saver.retry();
    await pass(0);
    expect(sent()).toEqual(['2 at 7', '2 at 7', '2 at 7']);
    await answer(saved(8));
    expect(saver.state().is).toBe('saved');
  });

  it('is not stored over that of somebody else, until that one is adopted', async () => {
    const { saver, sent, answer } = openSaver();
    saver.change(planOf(2));
    await pass(300);
    await answer({ is: 'conflict' });
    saver.change(planOf(3));
    saver.retry();
    await pass(10_000);
    expect(saver.state().is).toBe('conflict');
    expect(sent()).toEqual(['2 at 7']);
    saver.adopt(planOf(9), { revision: 12, changedAt: NOW });
    saver.change(planOf(3));
    await pass(300);
    expect(sent()).toEqual(['2 at 7', '3 at 12']);
  });

  it('is stored when it is undone to what is stored already, without a call', async () => {
    const { saver, sent } = openSaver();
    const first = planOf(1);
    saver.adopt(first, { revision: 7, changedAt: EARLIER });
    saver.change(planOf(2));
    saver.change(first);
    await pass(300);
    expect([saver.state().is, sent()]).toEqual(['saved', []]);
  });
});
