import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar, type LoadingBarState } from './loading-bar.ts';

describe('the loading bar', () => {
  let states: LoadingBarState[];
  let bar: ReturnType<typeof createLoadingBar>;
  beforeEach(() => {
    vi.useFakeTimers();
    states = [];
    bar = createLoadingBar((state) => states.push(state));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not show for changes of less than 200 ms', () => {
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(states).toEqual([]);
  });

  it('runs, fills up and is hidden 500 ms later', () => {
    bar.start();
    vi.advanceTimersByTime(200);
    expect(states).toEqual(['running']);
    bar.finish();
    vi.advanceTimersByTime(499);
    expect(states).toEqual(['running', 'done']);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(['running', 'done', 'hidden']);
  });

  it('goes on when another page is chosen meanwhile', () => {
    bar.start();
    vi.advanceTimersByTime(300);
    bar.start();
    vi.advanceTimersByTime(300);
    expect(states).toEqual(['running']);
  });

  it('restarts when a page is chosen while it is going', () => {
    bar.start();
    vi.advanceTimersByTime(200);
    bar.finish();
    vi.advanceTimersByTime(100);
    bar.start();
    vi.advanceTimersByTime(600);
    expect(states).toEqual(['running', 'done', 'running']);
  });
});
