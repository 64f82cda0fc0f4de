import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { SellError, UndoError } from '#features/shop/desk/index.ts';
import { formatPrice } from '#lib/money.ts';
import { deskProblem } from './order-problem.ts';

type CounterProblem = SellError | UndoError | { code: 'NO_COUNT' | 'NO_AMOUNT' | 'NO_DAY' };

/** Reason a sale at the counter failed, in words for the cashier. */
export function counterProblem(problem: CounterProblem): MessageDescriptor {
  switch (problem.code) {
    case 'NO_SHIFT':
      return msg`Open your till first.`;
    case 'NO_COUNT':
      return msg`Enter a number from 1 to 500.`;
    case 'NOBODY':
      return msg`An invoice needs a first name, a last name and an email address.`;
    case 'INVALID_EMAIL':
      return msg`Nothing was sold: check the email address.`;
    case 'NO_NAME':
      return msg`A reservation needs a last name.`;
    case 'NO_DAY':
      return msg`Choose until when the seats are kept.`;
    case 'NOTHING_TO_RESERVE':
      return msg`There’s nothing to pay for these: sell them instead.`;
    case 'NO_REASON':
      return msg`Free tickets need a reason and a recipient.`;
    case 'GIVEN_TOO_LITTLE': {
      const amount = formatPrice(problem.cents);
      return msg`That’s not enough cash: ${amount} is due.`;
    }
    case 'AMOUNT_DIFFERS': {
      const amount = formatPrice(problem.cents);
      return msg`The amounts don’t add up to ${amount}.`;
    }
    case 'SHIFT_CLOSED':
      return msg`This sale is from another shift. Refund it from the order.`;
    case 'ADMITTED':
      return msg`Someone has already come in with one of these tickets. Refund it from the order.`;
    default:
      return isOfSale(problem)
        ? saleProblem(problem)
        : deskProblem(problem as Parameters<typeof deskProblem>[0]);
  }
}

const OF_SALE = {
  NOT_ENOUGH: msg`There aren’t that many tickets left.`,
  NOT_ENOUGH_ADJACENT: msg`There aren’t that many tickets left.`,
  NO_ACTIVE_RESERVATION: msg`The time for this sale is over. Press a price to hold the tickets again.`,
  SALE_CLOSED: msg`This event isn’t on sale.`,
  UNKNOWN_OFFER: msg`This price is no longer on sale.`,
  BUSY: msg`Too much is going on right now. Please try again.`,
  CART_CHANGED: msg`Something has changed in the meantime. Check the total and press again.`,
  PRICE_CHANGED: msg`Prices have changed in the meantime. Empty the sale and start again.`,
  IN_PAYMENT: msg`This sale is being paid for elsewhere.`,
  COUPON_REFUSED: msg`This code isn’t valid for these tickets.`,
  GROUP_TOO_SMALL: msg`The group price is for bigger groups.`,
  GOES_TOGETHER: msg`This price is only sold together with other tickets.`,
  RECIPIENT_REFUSED: msg`The invoice address is incomplete.`,
} as const satisfies Partial<Record<TicketingError['code'], MessageDescriptor>>;

const isOfSale = (problem: CounterProblem): problem is TicketingError => problem.code in OF_SALE;

function saleProblem({ code, free }: TicketingError): MessageDescriptor {
  if (code === 'NOT_ENOUGH' && free !== undefined && free > 0) return msg`Only ${free} tickets left.`;
  return OF_SALE[code as keyof typeof OF_SALE];
}
