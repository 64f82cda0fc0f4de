import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedVat, type PricedItem, priceSum } from './price-sum.ts';

const SEVEN = 700;
const NINETEEN = 1900;

describe('the sum of tickets', () => {
  it('is the total of each price, with the VAT they contain', () => {
    const sum = priceSum([
      { cents: 600, quantity: 2, vatBasisPoints: SEVEN },
      { cents: 900, quantity: 1, vatBasisPoints: SEVEN },
      { cents: 1300, quantity: 1, vatBasisPoints: SEVEN },
    ]);
    expect(sum).toEqual({
      totalCents: 3400,
      vat: [{ basisPoints: SEVEN, grossCents: 3400, vatCents: 222 }],
    });
  });

  it('keeps rates apart, and exempt prices', () => {
    const sum = priceSum([
      { cents: 500, quantity: 1, vatBasisPoints: null },
      { cents: 600, quantity: 1, vatBasisPoints: SEVEN },
      { cents: 1190, quantity: 2, vatBasisPoints: NINETEEN },
    ]);
    expect(sum.totalCents).toBe(3480);
    expect(sum.vat.map(({ basisPoints, vatCents }) => [basisPoints, vatCents])).toEqual([
      [NINETEEN, 380],
      [SEVEN, 39],
      [null, 0],
    ]);
  });

  it('is nothing where nothing is charged', () => {
    expect(priceSum([{ cents: 0, quantity: 3, vatBasisPoints: SEVEN }])).toEqual({ totalCents: 0, vat: [] });
    expect(priceSum([])).toEqual({ totalCents: 0, vat: [] });
  });

  const item = fc.record({
    cents: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    vatBasisPoints: fc.constantFrom(null, 0, SEVEN, NINETEEN),
  });

  it('is the same in whatever order, and however a price is split into lines', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items: PricedItem[]) => {
        const singly = items.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        expect(priceSum(items.toReversed())).toEqual(priceSum(items));
        expect(priceSum(singly)).toEqual(priceSum(items));
      }),
    );
  });

  it('is the sum of its shares, and contains less VAT than half a cent off the exact amount', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items: PricedItem[]) => {
        const { totalCents, vat } = priceSum(items);
        expect(vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
        for (const { basisPoints, grossCents, vatCents } of vat) {
          const exact = (grossCents * (basisPoints ?? 0)) / (10_000 + (basisPoints ?? 0));
          expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  it('rounds half a cent of VAT up', () => {
    // 1.5 cents of VAT are in 3 cents at 100 %.
    expect(includedVat(3, 10_000)).toBe(2);
  });
});
