import { expect, it } from 'vitest';
import { startingPrices } from './starting-prices.ts';

const adult = { cents: 900, proof: null };
const reduced = { cents: 500, proof: 'Ausweis' };
const companion = { cents: 0, proof: null };

it('names no price that asks a proof, and none that is nothing', () => {
  expect(startingPrices([adult, reduced, companion])).toEqual([adult]);
});

it('names those that ask one where all do', () => {
  expect(startingPrices([reduced, companion])).toEqual([reduced]);
  expect(startingPrices([companion])).toEqual([]);
});
