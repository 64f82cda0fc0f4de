import { z } from 'zod';
import {
  type ColumnField,
  choice,
  column,
  defineResource,
  flag,
  integer,
  linkedIds,
  optionalInstant,
  shortText,
} from '#features/core/resources/index.server.ts';
import { fieldProblem, formatted } from '#lib/field-problem.ts';
import { COUPON_CODE, COUPON_KINDS } from './coupon.ts';

const MAX_CENTS = 1_000_000;
const MAX_USES = 1_000_000;
/** The highest value of each kind: cents, percent, tickets. */
const MAX_VALUES = { amount: MAX_CENTS, percent: 100, 'free-tickets': 20 } as const;

const code: ColumnField<string> = {
  ...column(
    'code',
    z
      .string()
      .max(64)
      .overwrite((typed) => typed.replace(/\s+/g, '').toUpperCase())
      .regex(COUPON_CODE, formatted('coupon_code')),
  ),
  sortBy: { column: 'code', isText: true },
  searchIn: ['code', 'name'],
};

const limit = (name: string) => column<number | null>(name, z.int().min(1).max(MAX_USES).nullable());

const coupon = defineResource({
  path: '/coupons',
  name: 'coupon',
  table: 'coupons',
  permission: 'sell',
  isUndated: true,
  fields: {
    code,
    name: shortText('name'),
    kind: choice('kind', COUPON_KINDS),
    value: integer('value', { min: 1, max: MAX_CENTS }),
    valid_from: optionalInstant('valid_from'),
    valid_until: optionalInstant('valid_until'),
    max_uses: limit('max_uses'),
    max_uses_per_person: limit('max_uses_per_person'),
    is_active: flag('is_active'),
    events: linkedIds({
      through: 'coupon_events',
      own: 'coupon_id',
      other: 'event_id',
      table: 'events',
    }),
    productions: linkedIds({
      through: 'coupon_productions',
      own: 'coupon_id',
      other: 'production_id',
      table: 'productions',
    }),
  },
  unique: [{ field: 'code', column: 'code' }],
  neededBy: [{ table: 'coupon_uses', column: 'coupon_id', as: 'orders' }],
  check: ({ kind, value, valid_from: from, valid_until: until }) => [
    ...(value <= MAX_VALUES[kind]
      ? []
      : [fieldProblem('value', 'too_big', { origin: 'number', maximum: MAX_VALUES[kind], inclusive: true })]),
    ...(from === null || until === null || from < until
      ? []
      : [fieldProblem('valid_until', 'not_later', { other: 'valid_from' })]),
  ],
  // No shared cached page shows them.
  tags: () => [],
});

/** Coupon resources writable through the generic calls. */
export const couponResources = [coupon];
