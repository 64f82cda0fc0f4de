import {
  cancelOrderVoucher,
  isWithdrawable,
  markVoucherWithdrawn,
} from '#features/box-office/credit/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

const BUYER = { system: 'withdrawal' };

/** `WITHDRAWAL_CLOSED`: too late, redeemed, cancelled by staff, a test, or no gift voucher. */
export type WithdrawalError = { code: 'UNKNOWN_ORDER' | 'WITHDRAWAL_CLOSED' };

/**
 * Withdraws from the purchase of a gift voucher by the link of the order (docs/decisions/0092): its code is void at once,
 * the payment is owed, and an email confirms it with day and time. Idempotent.
 */
export function withdrawVoucher(
  services: OrderDeskServices,
  number: string,
): Promise<Result<Order, WithdrawalError>> {
  return changeOrder<WithdrawalError>(
    services,
    BUYER,
    { number, permission: 'sell' },
    async ({ trx, order, now }) => {
      const { voucher } = order;
      if (voucher?.withdrawnAt) return succeed(null);
      if (!voucher || !isWithdrawable({ ...order, voucher }, now)) return fail({ code: 'WITHDRAWAL_CLOSED' });
      // A concurrent redemption is possible: the later one is refused.
      const done = await cancelOrderVoucher(trx, number, { cause: 'withdrawn', now });
      if (done !== 'voided') return fail({ code: 'WITHDRAWAL_CLOSED' });
      await markVoucherWithdrawn(trx, voucher.secret, now);
      return succeed({ news: 'withdrawn', auditDetails: { withdrawn_at: now } });
    },
  );
}
