import { expect, test, vi } from 'vitest';
import { watchApproach } from './approach.ts';

function following() {
  const come = vi.fn(() => true);
  return { come, approach: watchApproach(come) };
}

test('what is near at first is come to once, however long it stays near', () => {
  const { come, approach } = following();
  approach.seen([false, true]);
  approach.seen([true]);
  expect(come).toHaveBeenCalledTimes(1);
});

test('what was far away in between is come to again', () => {
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

test('what could not be come to is come to at the next moment it is near, without another scroll', () => {
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

test('what could not be come to and is far away by then is not come to', () => {
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
