import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentError, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type {
  DonationReturnError,
  PaymentLinkError,
  ProlongationError,
  ResendError,
  ReservationError,
} from '#features/shop/desk/index.ts';
import { formatPrice } from '#lib/money.ts';

/** Reason an action on an order failed at the desk, invalid input included. */
export type DeskProblem =
  | PaymentError
  | StaffCancellationError
  | ResendError
  | PaymentLinkError
  | DonationReturnError
  | ProlongationError
  | ReservationError
  | { code: 'NO_AMOUNT' | 'NO_REFERENCE' | 'NO_REASON' | 'NO_DAY' | 'NOTHING_CHOSEN' };

export function deskProblem(error: DeskProblem): MessageDescriptor {
  switch (error.code) {
    case 'AMOUNT_DIFFERS': {
      const amount = formatPrice(error.cents);
      return msg`Nothing was recorded: the amount due is ${amount}, not what you entered.`;
    }
    case 'OPEN_CHANGED': {
      const amount = formatPrice(Math.abs(error.cents));
      if (error.cents < 0)
        return msg`Nothing was recorded: the order has changed in the meantime, and a refund of ${amount} is due now. Check it, then try again.`;
      return msg`Nothing was recorded: the order has changed in the meantime, and ${amount} is due now. Check it, then try again.`;
    }
    case 'ON_ITS_WAY': {
      const amount = formatPrice(error.cents);
      return msg`Nothing was refunded: ${amount} is already on its way back to the customer online. You can only refund the rest.`;
    }
    case 'NO_AMOUNT':
      return msg`Nothing was recorded: enter an amount, such as 34 or 8.50.`;
    case 'NO_REFERENCE':
      return msg`Nothing was recorded: enter the receipt or statement number.`;
    case 'NO_REASON':
      return msg`Nothing was done: give a reason.`;
    case 'NO_DAY':
      return msg`Nothing was changed: choose the last day.`;
    case 'ENDS_TOO_EARLY':
      return msg`Nothing was changed: the new last day has to be in the future, and later than the current one.`;
    case 'ENDS_TOO_LATE':
      return msg`Nothing was changed: that’s more than ten years away.`;
    case 'RESERVATION_TOO_LATE':
      return msg`Nothing was reserved: the day is over, or the event starts too soon.`;
    case 'RESERVATION_TOO_LONG':
      return msg`Nothing was reserved: that’s more than a year away.`;
    case 'NO_EMAIL':
      return msg`Nothing was sent: this order has no email address.`;
    case 'NOT_PAYABLE_ONLINE':
      return msg`Nothing was sent: this order can’t be paid online now.`;
    case 'NOT_RESERVED':
      return msg`Nothing was changed: this order isn’t a reservation.`;
    case 'PASS_CANCELLED':
      return msg`Nothing was changed: this pass has been cancelled.`;
    case 'NOTHING_CHOSEN':
      return msg`Nothing was cancelled: select the tickets first.`;
    case 'TAKES_NO_MONEY':
      return msg`This order takes no money.`;
    case 'NOTHING_OPEN':
      return msg`Nothing is due: it has been paid in the meantime, or its tickets are cancelled. See the payments below.`;
    case 'NOTHING_OWED':
      return msg`No refund is due: it has been made in the meantime. See the payments below.`;
    case 'SPENT':
      return msg`This payment has been refunded. Reverse the refund first.`;
    case 'PAID_ONLINE':
      return msg`This came from the payment provider, so it wasn’t recorded by mistake. Cancel the tickets, then refund the money.`;
    case 'PAID_WITH_CREDIT':
      return msg`This was recorded as credit. Cancel the tickets, then refund the money.`;
    case 'NO_ACCOUNT':
      return msg`Nothing was refunded: the customer has no account to hold credit.`;
    case 'NOT_PAID_ONLINE':
      return msg`Nothing was refunded: less than that was paid online.`;
    case 'DISPUTED':
      return msg`Nothing was recorded: the payment is disputed. No money moves until the bank has decided.`;
    case 'REFUND_FAILED':
      return msg`The bank rejected the refund, so the money is back with us. Refund it another way.`;
    case 'PAYMENT_PROVIDER_DOWN':
      return msg`Nothing was refunded: the payment provider isn’t responding. Try again in a minute.`;
    case 'VOUCHER_REDEEMED':
      return msg`This gift voucher has been redeemed: it’s now someone’s credit and can’t be taken back.`;
    case 'PASS_USED':
      return msg`This pass has been used, or is in a cart that’s being paid for, so it can’t be cancelled.`;
    case 'FLAT_PRICE':
      return msg`Nothing was cancelled: the group paid a flat price. Cancel its tickets from the last one on, or all at once.`;
    case 'VOUCHER_AS_MONEY':
      return msg`Payments for gift vouchers are refunded as money, not as credit.`;
    case 'CANCELLATION_CLOSED':
      return msg`You can’t cancel a test sale: it ends automatically.`;
    case 'NO_DONATION':
      return msg`There’s no donation to give back: none was given, or it lapsed unpaid.`;
    case 'NO_TICKETS':
      return msg`There’s nothing to send: the order is unpaid, its tickets are cancelled, or no email address was given.`;
    case 'UNKNOWN_ORDER':
    case 'UNKNOWN_PAYMENT':
    case 'UNKNOWN_TICKET':
      return msg`This no longer exists.`;
  }
}
