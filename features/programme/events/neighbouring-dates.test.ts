import { expect, it } from 'vitest';
import { neighbouringDates } from './neighbouring-dates.ts';

const dates = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
const neighbours = (id: number, all = dates) => neighbouringDates(all, id).map((date) => date.id);

it('shows the date before and those after', () => {
  expect(neighbours(3)).toEqual([2, 3, 4, 5]);
});

it('begins with the first and ends with the last', () => {
  expect(neighbours(1)).toEqual([1, 2, 3, 4]);
  expect(neighbours(6)).toEqual([3, 4, 5, 6]);
});

it('shows all where they are few', () => {
  expect(neighbours(2, dates.slice(0, 2))).toEqual([1, 2]);
});

it('begins with the next one where the date itself is over', () => {
  expect(neighbours(99)).toEqual([1, 2, 3, 4]);
});
