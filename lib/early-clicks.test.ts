import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyClicks } from './early-clicks.ts';

const button = (name: string) => ({ name, click: vi.fn() });
type Button = ReturnType<typeof button>;

const more = button('more');
const heart = button('heart');
const isMore = (pressed: unknown) => (pressed as Button).name === 'more';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('presses as often as was pressed, and leaves to others what is theirs', () => {
  const page = { earlyClicks: [more, heart, more] };
  vi.stubGlobal('window', page);
  replayEarlyClicks(isMore);
  vi.runAllTimers();
  expect(more.click).toHaveBeenCalledTimes(2);
  expect(heart.click).not.toHaveBeenCalled();
  expect(page.earlyClicks).toEqual([heart]);
});

it('presses nothing a second time', () => {
  vi.stubGlobal('window', { earlyClicks: [more] });
  replayEarlyClicks(isMore);
  replayEarlyClicks(isMore);
  vi.runAllTimers();
  expect(more.click).toHaveBeenCalledTimes(1);
});

it('waits with each press until the one before it is done', () => {
  vi.stubGlobal('window', { earlyClicks: [more, more] });
  replayEarlyClicks(isMore);
  expect(more.click).not.toHaveBeenCalled();
  vi.runOnlyPendingTimers();
  expect(more.click).toHaveBeenCalledTimes(2);
});

it('does nothing where nothing was recorded', () => {
  vi.stubGlobal('window', {});
  replayEarlyClicks(isMore);
  vi.runAllTimers();
  expect(more.click).not.toHaveBeenCalled();
});
