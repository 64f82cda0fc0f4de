import { expect, it } from 'vitest';
import { type Burst, burstAfter, isScan, NO_BURST } from './key-burst.ts';

const typedEvery = (text: string, gap: number): Burst =>
  [...text].reduce((burst, key, index) => burstAfter(burst, key, index * gap), NO_BURST);

it('is a scan when signs follow each other faster than fingers', () => {
  expect(isScan(typedEvery('BS-7K4', 5))).toBe(true);
  expect(isScan(typedEvery('BS-7K', 5))).toBe(false);
  expect(isScan(typedEvery('BS-7K4-Q29', 120))).toBe(false);
});

it('is no scan when tickets are pressed, however fast', () => {
  expect(isScan(typedEvery('111222*1-', 1))).toBe(false);
  expect(burstAfter(typedEvery('BS-7K', 5), 'Enter', 30)).toEqual(NO_BURST);
});
