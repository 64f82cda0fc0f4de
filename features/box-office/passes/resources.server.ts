import { z } from 'zod';
import {
  column,
  defineResource,
  flag,
  integer,
  localizedShortText,
  optionalInstant,
  optionalLocalized,
  optionalReference,
} from '#features/core/resources/index.server.ts';

const MAX_CENTS = 100_000;
const MAX_VISITS = 200;
const MAX_DAYS = 3_660;
const MAX_BASIS_POINTS = 10_000;

const optionalCents = column<number | null>('most_cents', z.int().min(1).max(MAX_CENTS).nullable());
const vat = column<number | null>('vat_basis_points', z.int().min(0).max(MAX_BASIS_POINTS).nullable());
const validDays = column<number | null>('valid_days', z.int().min(1).max(MAX_DAYS).nullable());

const passKind = defineResource({
  path: '/pass-kinds',
  name: 'pass kind',
  table: 'pass_kinds',
  permission: 'sell',
  isUndated: true,
  fields: {
    name: localizedShortText('name'),
    note: optionalLocalized('note'),
    cents: integer('cents', { min: 1, max: MAX_CENTS }),
    vat_basis_points: vat,
    visits: integer('visits', { min: 1, max: MAX_VISITS }),
    most_cents: optionalCents,
    series: optionalReference('series_id', 'series'),
    valid_days: validDays,
    valid_until: optionalInstant('valid_until'),
    is_on_sale: flag('is_on_sale'),
  },
  neededBy: [{ table: 'passes', column: 'kind_id', as: 'orders' }],
  check: ({ valid_days: days, valid_until: until }) =>
    days === null && until === null ? [{ field: 'valid_days', message: 'must be told, or valid_until' }] : [],
  // No shared cached page shows them.
  tags: () => [],
});

/** Pass resources writable through the generic calls: the kinds on offer; sold passes keep their terms. */
export const passKindResources = [passKind];
