import { describe, expect, it } from 'vitest';
import { nextRowLabel, seatNumbers } from './seat-labels.ts';

describe('the numbers of a row', () => {
  it.each([
    ['from-left', [1, 2, 3, 4, 5]],
    ['from-right', [5, 4, 3, 2, 1]],
    ['odd-left', [5, 3, 1, 2, 4]],
  ] as const)('go %s', (numbering, numbers) => {
    expect(seatNumbers(5, numbering)).toEqual(numbers);
  });

  it('have a seat more on the left or right of an even row', () => {
    expect(seatNumbers(6, 'odd-left')).toEqual([5, 3, 1, 2, 4, 6]);
  });
});

describe('the name of the row behind', () => {
  it.each([
    ['S4', 'S5'],
    ['9', '10'],
    ['R09', 'R10'],
    ['A', 'B'],
    ['H', 'I'],
    ['Z', 'AA'],
    ['AZ', 'BA'],
    ['b', 'c'],
    ['z', 'aa'],
    ['K', 'L'],
    ['Ä', 'Ä2'],
  ])('of %s is %s', (row, next) => {
    expect(nextRowLabel(row, { skipsI: false })).toBe(next);
  });

  it('leaves out I where the venue does', () => {
    expect(nextRowLabel('H', { skipsI: true })).toBe('J');
    expect(nextRowLabel('h', { skipsI: true })).toBe('j');
  });
});
