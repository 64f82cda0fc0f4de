import { z } from 'zod';
import { idNumber, localizedText, type RowsField } from '#features/resources/index.server.ts';
import { findStoredGroups, replaceGroups } from './store.server.ts';

const GROUPS_AT_MOST = 20;
const PRICES_AT_MOST = 30;
/** 10,000 €, far more than any ticket. */
const CENTS_AT_MOST = 1_000_000;
/** Places one ticket takes: a family's, say. */
const UNITS_AT_MOST = 20;
const NAME_LENGTH = 200;
const NOTE_LENGTH = 500;

/** The number of what is stored already; nothing for what is new. */
const key = idNumber.nullable().optional();

const price = z.strictObject({
  key,
  name: localizedText(NAME_LENGTH),
  cents: z.int().min(0).max(CENTS_AT_MOST),
  vat_basis_points: z.int().min(0).max(10_000).nullable(),
  units: z.int().min(1).max(UNITS_AT_MOST),
});

const group = z.strictObject({
  key,
  name: localizedText(NAME_LENGTH),
  note: localizedText(NOTE_LENGTH).nullable(),
  prices: z.array(price).min(1).max(PRICES_AT_MOST),
});

const schema = z
  .array(group)
  .min(1)
  .max(GROUPS_AT_MOST)
  .superRefine((groups, context) => {
    const twice = (keys: (number | null | undefined)[]) => {
      const known = keys.filter((each) => typeof each === 'number');
      return new Set(known).size < known.length;
    };
    if (
      twice(groups.map((each) => each.key)) ||
      twice(groups.flatMap(({ prices }) => prices.map((each) => each.key)))
    )
      context.addIssue({ code: 'custom', message: 'must not name anything twice' });
  });

/** A seat group of a price list with its prices, the full price first. */
export type GroupInput = z.output<typeof group>;
export type PriceInput = z.output<typeof price>;

/** The seat groups of a price list in their order; what is stored keeps its number, so that sales and carts keep it. */
export const seatGroups: RowsField<GroupInput[]> = {
  kind: 'rows',
  schema,
  load: findStoredGroups,
  replace: replaceGroups,
};
