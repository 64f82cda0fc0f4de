import { describe, expect, it } from 'vitest';
import { createBoundedWork, OverloadedError } from './bounded-work.server.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('bounded work', () => {
  it('runs so many at a time, the others in their order', async () => {
    const run = createBoundedWork({ atOnce: 2, waiting: 10 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [1, 2, 3, 4].map((number) =>
      run(() => {
        started.push(number);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await settled();
    expect(started).toEqual([1, 2]);
    ends[1]?.();
    await settled();
    expect(started).toEqual([1, 2, 3]);
    ends[0]?.();
    ends[2]?.();
    await settled();
    ends[3]?.();
    await Promise.all(all);
    expect(started).toEqual([1, 2, 3, 4]);
  });

  it('refuses who would wait too long', async () => {
    const run = createBoundedWork({ atOnce: 1, waiting: 1 });
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    const [first, second] = [run(work), run(work)];
    await expect(run(work)).rejects.toThrow(OverloadedError);
    ends[0]?.();
    await first;
    ends[1]?.();
    await second;
  });

  it('goes on after what failed', async () => {
    const run = createBoundedWork({ atOnce: 1, waiting: 5 });
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run(async () => 'yes')).toBe('yes');
  });
});
