import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProlongationError, ResendError } from '#features/order-desk/index.ts';
import type { HouseCancellationError, PaymentError } from '#features/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';

/** Why something could not be done with an order at the desk; what nobody can have meant included. */
export type DeskProblem =
  | PaymentError
  | HouseCancellationError
  | ResendError
  | ProlongationError
  | { code: 'NO_AMOUNT' | 'NO_REFERENCE' | 'NO_REASON' | 'NO_DAY' | 'NOTHING_CHOSEN' };

export function deskProblem(error: DeskProblem): MessageDescriptor {
  switch (error.code) {
    case 'AMOUNT_DIFFERS': {
      const amount = formatPrice(error.cents);
      return msg`Nothing was written down: it is ${amount}, not what you typed.`;
    }
    case 'NO_AMOUNT':
      return msg`Nothing was written down: type the amount, such as 34 or 8,50.`;
    case 'NO_REFERENCE':
      return msg`Nothing was written down: the number of the receipt or of the statement is missing.`;
    case 'NO_REASON':
      return msg`Nothing was done: say why.`;
    case 'NO_DAY':
      return msg`Nothing was changed: choose the last day.`;
    case 'ENDS_TOO_EARLY':
      return msg`Nothing was changed: the new last day has to lie ahead, and behind the one there is.`;
    case 'ENDS_TOO_LATE':
      return msg`Nothing was changed: that is more than ten years away.`;
    case 'PASS_CANCELLED':
      return msg`Nothing was changed: this pass is cancelled.`;
    case 'NOTHING_CHOSEN':
      return msg`Nothing was cancelled: choose the tickets first.`;
    case 'TAKES_NO_MONEY':
      return msg`This order takes no money.`;
    case 'NOTHING_OPEN':
      return msg`Nothing is open: it was paid meanwhile, or its tickets are cancelled. Look at the payments below.`;
    case 'NOTHING_OWED':
      return msg`Nothing is owed: it was given back meanwhile. Look at the payments below.`;
    case 'SPENT':
      return msg`What came in with this payment was given back. Take that back first.`;
    case 'PAID_ONLINE':
      return msg`It came over the payment provider, so it was no mistake. Cancel tickets, then give the money back.`;
    case 'PAID_WITH_CREDIT':
      return msg`This is booked as credit. Cancel tickets, then give the money back.`;
    case 'NO_ACCOUNT':
      return msg`Nothing was given back: who ordered has no account that could have credit.`;
    case 'NOT_PAID_ONLINE':
      return msg`Nothing was given back: not so much of it was paid online.`;
    case 'DISPUTED':
      return msg`Nothing was written down: the payment is disputed. Nothing moves before the bank has decided.`;
    case 'REFUND_FAILED':
      return msg`The bank did not take it: the money is with the house again. Give it back another way.`;
    case 'PAYMENT_PROVIDER_DOWN':
      return msg`Nothing was given back: the payment provider does not answer. Try again in a minute.`;
    case 'VOUCHER_REDEEMED':
      return msg`This gift voucher was redeemed: it is credit of somebody now, and cannot be taken back.`;
    case 'PASS_USED':
      return msg`This pass was used, or is in a cart that is being paid: it cannot be taken back.`;
    case 'VOUCHER_AS_MONEY':
      return msg`What was paid for a gift voucher goes back as money, not as credit.`;
    case 'CANCELLATION_CLOSED':
      return msg`A test sale is not cancelled: it ends by itself.`;
    case 'NO_TICKETS':
      return msg`There are no tickets to send: the order is not paid, or they are cancelled.`;
    case 'UNKNOWN_ORDER':
    case 'UNKNOWN_PAYMENT':
    case 'UNKNOWN_TICKET':
      return msg`This is not there any more.`;
  }
}
