import { z } from 'zod';
import {
  type ColumnField,
  column,
  defineResource,
  flag,
  integer,
  optionalInstant,
  type RowsField,
  shortText,
} from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findRedeemedAt } from './redemption-store.server.ts';
import { drawVoucherCode } from './voucher-code.server.ts';

const MIN_CENTS = 100;
const MAX_CENTS = 50_000;
const MAX_CODE_LENGTH = 32;

const code: ColumnField<string | null> = {
  ...column('code', z.string().max(MAX_CODE_LENGTH).nullable()),
  sortBy: { column: 'code', isText: true },
  searchIn: ['code', 'recipient'],
};

/** When it was redeemed; read and never written, because who redeems it does that. */
const redeemedAt: RowsField<Instant | null> = {
  kind: 'rows',
  schema: z.iso.datetime().nullable(),
  load: findRedeemedAt,
  async replace() {},
};

const giftVoucher = defineResource({
  path: '/gift-vouchers',
  name: 'gift voucher',
  table: 'gift_vouchers',
  permission: 'sell',
  isUndated: true,
  fields: {
    code,
    cents: integer('cents', { min: MIN_CENTS, max: MAX_CENTS }),
    recipient: shortText('recipient'),
    valid_until: optionalInstant('valid_until'),
    is_active: flag('is_active'),
    redeemed_at: redeemedAt,
  },
  unique: [{ field: 'code', column: 'code' }],
  neededBy: [
    { table: 'gift_voucher_redemptions', column: 'voucher_id', as: 'redemptions' },
    { table: 'order_vouchers', column: 'voucher_id', as: 'orders' },
  ],
  derive: (_, before) => ({ code: before?.code ?? drawVoucherCode() }),
  async checkStored(trx, id, input) {
    const stored = id === null ? null : await findVoucher(trx, id);
    const redeemed = id === null ? null : await findRedeemedAt(trx, id);
    const isSold = id !== null && (await findIsSold(trx, id));
    return [
      ...(isSold && input.cents !== stored?.cents
        ? [fieldProblem('cents', 'fixed', { reason: 'sold' })]
        : []),
      ...(isSold && input.is_active !== stored?.is_active
        ? [fieldProblem('is_active', 'fixed', { reason: 'order' })]
        : []),
      ...(input.code === (stored?.code ?? null)
        ? []
        : [fieldProblem('code', 'fixed', { reason: 'generated' })]),
      ...(input.redeemed_at === redeemed
        ? []
        : [fieldProblem('redeemed_at', 'fixed', { reason: 'redemption' })]),
      ...(redeemed === null || input.cents === stored?.cents
        ? []
        : [fieldProblem('cents', 'fixed', { reason: 'redeemed' })]),
    ];
  },
  // No shared cached page shows them.
  tags: () => [],
});

/** Gift voucher resources writable through the generic calls. */
export const giftVoucherResources = [giftVoucher];

async function findVoucher(
  trx: Trx,
  id: number,
): Promise<{ code: string; cents: number; is_active: boolean } | null> {
  const row = await trx
    .selectFrom('gift_vouchers')
    .select(['code', 'cents', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function findIsSold(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('order_vouchers')
    .select('id')
    .where('voucher_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
