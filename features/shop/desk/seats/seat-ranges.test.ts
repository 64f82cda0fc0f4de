import { expect, it } from 'vitest';
import { seatRanges } from './seat-ranges.ts';

it('names seats that follow each other by the first and the last', () => {
  expect(seatRanges(['7', '8', '9'])).toBe('7–9');
  expect(seatRanges(['9', '8', '7'])).toBe('9–7');
  expect(seatRanges(['7', '8'])).toBe('7, 8');
  expect(seatRanges(['5'])).toBe('5');
});

it('names the others one by one', () => {
  expect(seatRanges(['3', '1', '2', '4'])).toBe('3, 1, 2, 4');
  expect(seatRanges(['1', '2', '3', '7', '8a', '9'])).toBe('1–3, 7, 8a, 9');
});
