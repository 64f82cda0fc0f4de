import { expect, it } from 'vitest';
import { startingPrices } from './starting-prices.ts';

const adult = { cents: 900, proof: null, groupFrom: null };
const reduced = { cents: 500, proof: 'Ausweis', groupFrom: null };
const companion = { cents: 0, proof: null, groupFrom: null };
const ofGroup = { cents: 400, proof: null, groupFrom: 10 };

it('names no price that asks a proof, and none that is nothing', () => {
  expect(startingPrices([adult, reduced, companion])).toEqual([adult]);
});

it('names those that ask one where all do', () => {
  expect(startingPrices([reduced, companion])).toEqual([reduced]);
  expect(startingPrices([companion])).toEqual([]);
});

it('names a price of groups only where no other is charged', () => {
  expect(startingPrices([ofGroup, adult])).toEqual([adult]);
  expect(startingPrices([ofGroup, companion])).toEqual([ofGroup]);
});
