import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchScrollEnd } from './watch-scroll-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (more: object = {}) => {
  const target = Object.assign(new EventTarget(), more);
  vi.stubGlobal('window', target);
  return target;
};

it('takes the word of the browser', () => {
  const target = page({ onscrollend: null });
  const onEnd = vi.fn();
  const stop = watchScrollEnd(onEnd);
  target.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('scrollend'));
  expect(onEnd).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event('scrollend'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('takes a pause for the end where the browser does not say so', () => {
  const target = page();
  const onEnd = vi.fn();
  const stop = watchScrollEnd(onEnd);
  target.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  target.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
  target.dispatchEvent(new Event('scroll'));
  stop();
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
