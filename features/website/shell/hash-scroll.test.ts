import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planHashScroll } from './hash-scroll.ts';

describe('a hash link', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('scrolls to its element after a second, once', () => {
    const scrollTo = vi.fn();
    planHashScroll(() => 'element', scrollTo);
    vi.advanceTimersByTime(999);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(scrollTo.mock.calls).toEqual([['element']]);
  });

  it('scrolls sooner with a shorter delay', () => {
    const scrollTo = vi.fn();
    planHashScroll(() => 'element', scrollTo, 700);
    vi.advanceTimersByTime(699);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo.mock.calls).toEqual([['element']]);
  });

  it('waits for an element that comes late', () => {
    const scrollTo = vi.fn();
    let element: string | null = null;
    planHashScroll(() => element, scrollTo);
    vi.advanceTimersByTime(2300);
    element = 'late';
    vi.advanceTimersByTime(200);
    expect(scrollTo.mock.calls).toEqual([['late']]);
  });

  it('looks again every 250 ms, 100 times at most', () => {
    const find = vi.fn(() => null);
    planHashScroll(find, () => {});
    vi.advanceTimersByTime(1000 + 100 * 250);
    expect(find).toHaveBeenCalledTimes(101);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(101);
  });

  it('is called off', () => {
    const scrollTo = vi.fn();
    planHashScroll(() => 'element', scrollTo)();
    vi.advanceTimersByTime(60_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
