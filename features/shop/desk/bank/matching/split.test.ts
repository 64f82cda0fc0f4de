import { expect, it } from 'vitest';
import type { Proposal } from './propose.ts';
import { isWholeSplit, splitAmong } from './split.ts';

const proposal = (order: string, openCents: number, more: Partial<Proposal> = {}): Proposal => ({
  ...{ order, name: 'Schule', openCents, reason: { by: 'order' }, fit: 'over' },
  ...more,
});

it('shares a sum out among the open orders, the first ones in full', () => {
  const orders = [proposal('A', 1500), proposal('B', 0, { fit: 'nothing-open' }), proposal('C', 3000)];
  const parts = splitAmong(4000, orders);
  expect(parts.map(({ order, cents }) => [order, cents])).toEqual([
    ['A', 1500],
    ['C', 2500],
  ]);
  expect(isWholeSplit(4000, parts)).toBe(false);
  expect(isWholeSplit(4500, splitAmong(4500, orders))).toBe(true);
});

it('is not for one open order', () => {
  expect(splitAmong(1500, [proposal('A', 1500), proposal('B', 0, { fit: 'nothing-open' })])).toEqual([]);
});
