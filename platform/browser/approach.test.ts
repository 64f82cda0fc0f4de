import { expect, test, vi } from 'vitest';
import { watchApproach } from './approach.ts';

function following() {
  const come = vi.fn(() => true);
  return { come, approach: watchApproach(come) };
}

test('an element near at first is approached once, however long it remains near', () => {
  const { come, approach } = following();
  approach.seen([false, true]);
  approach.seen([true]);
  expect(come).toHaveBeenCalledTimes(1);
});

test('an element that was far away in between is approached again', () => {
  const { come, approach } = following();
  approach.seen([true]);
  approach.seen([false]);
  expect(come).toHaveBeenCalledTimes(1);
  approach.seen([true]);
  expect(come).toHaveBeenCalledTimes(2);
});

test('one long scroll comes once, the next one again', () => {
  const { come, approach } = following();
  approach.seen([true]);
  approach.scrolled();
  approach.scrolled();
  expect(come).toHaveBeenCalledTimes(1);
  approach.rested(false);
  approach.scrolled();
  approach.scrolled();
  expect(come).toHaveBeenCalledTimes(2);
});

test('a scroll far away from it is none of its business', () => {
  const { come, approach } = following();
  approach.rested(false);
  approach.scrolled();
  expect(come).not.toHaveBeenCalled();
});

test('a failed approach is retried at the next moment it is near, without another scroll', () => {
  const { come, approach } = following();
  approach.seen([true]);
  come.mockReturnValue(false);
  approach.rested(true);
  expect(come).toHaveBeenCalledTimes(2);
  come.mockReturnValue(true);
  approach.seen([true]);
  approach.seen([true]);
  expect(come).toHaveBeenCalledTimes(3);
});

test('a failed approach is dropped once it is far away', () => {
  const { come, approach } = following();
  come.mockReturnValue(false);
  approach.seen([true]);
  come.mockReturnValue(true);
  approach.seen([false]);
  expect(come).toHaveBeenCalledTimes(1);
});

test('a scroll that ends where the page does comes again: it cannot go on', () => {
  const { come, approach } = following();
  approach.seen([true]);
  approach.scrolled();
  approach.rested(true);
  expect(come).toHaveBeenCalledTimes(2);
});
