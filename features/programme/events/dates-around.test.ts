import { expect, it } from 'vitest';
import { datesAround } from './dates-around.ts';

const dates = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
const around = (id: number, all = dates) => datesAround(all, id).map((date) => date.id);

it('shows the date before and those after', () => {
  expect(around(3)).toEqual([2, 3, 4, 5]);
});

it('begins with the first and ends with the last', () => {
  expect(around(1)).toEqual([1, 2, 3, 4]);
  expect(around(6)).toEqual([3, 4, 5, 6]);
});

it('shows all where they are few', () => {
  expect(around(2, dates.slice(0, 2))).toEqual([1, 2]);
});

it('begins with the next one where the date itself is over', () => {
  expect(around(99)).toEqual([1, 2, 3, 4]);
});
