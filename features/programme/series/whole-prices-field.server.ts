import { z } from 'zod';
import { idNumber, ownRows } from '#features/core/resources/index.server.ts';
import { because } from '#lib/field-problem.ts';

const MAX_PRICES = 30;
/** 10,000 €, as for prices of a price list. */
const MAX_CENTS = 1_000_000;

const wholePrice = z.strictObject({
  /** A price of a price list, by its number. */
  price: idNumber,
  cents: z.int().min(1).max(MAX_CENTS),
  vat_basis_points: z.int().min(0).max(10_000).nullable(),
});

/**
 * Prices of a series as a whole, one for each price of a price list that it is sold at
 * (docs/product/booking.md#a-series-as-a-whole).
 */
export const wholePrices = ownRows({
  table: 'series_prices',
  own: 'series_id',
  schema: z
    .array(wholePrice)
    .max(MAX_PRICES)
    .refine(
      (prices) => new Set(prices.map(({ price }) => price)).size === prices.length,
      because('duplicate'),
    )
    .default([]),
  read: ({ price_id: price, cents, vat_basis_points }) => ({ price, cents, vat_basis_points }),
  write: ({ price: price_id, cents, vat_basis_points }) => ({ price_id, cents, vat_basis_points }),
  refersTo: { table: 'prices', ids: (prices) => prices.map(({ price }) => price) },
});
