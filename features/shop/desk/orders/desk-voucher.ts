import { lastDayOf } from '#features/box-office/credit/index.ts';
import type { OrderVoucher, VoucherCancellationCause } from '#features/box-office/ticketing/index.ts';
import { type Day, dayOf } from '#lib/venue-time.ts';

/** The gift voucher of an order at the desk. Its code is left out: it would allow redeeming it. */
export interface DeskVoucher {
  state: 'unpaid' | 'good' | 'redeemed' | VoucherCancellationCause;
  cents: number;
  /** The last day. */
  validUntil: Day | null;
  recipientEmail: string | null;
  /** The day it goes there; at once when `null`. */
  sendOn: Day | null;
  sentOn: Day | null;
  canCancel: boolean;
}

export function toDeskVoucher(
  { cents, cancellationCause, issued, recipientEmail, sendOn, sentAt }: OrderVoucher,
  { isTest }: { isTest: boolean },
): DeskVoucher {
  const stands = cancellationCause ?? (!issued ? 'unpaid' : issued.isRedeemed ? 'redeemed' : 'good');
  return {
    state: stands,
    cents,
    validUntil: issued?.validUntil ? lastDayOf(issued.validUntil) : null,
    recipientEmail,
    sendOn,
    sentOn: sentAt && dayOf(sentAt),
    canCancel: !isTest && (stands === 'good' || stands === 'unpaid'),
  };
}
