import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { PressProblem } from '#features/shop/desk/index.ts';
import { formatPrice } from '#lib/money.ts';
import { deskProblem } from './order-problem.ts';

/** Reason a sale at the counter failed, in words for the cashier. */
export function counterProblem(problem: PressProblem): MessageDescriptor {
  switch (problem.code) {
    case 'NO_SHIFT':
      return msg`Open your till first.`;
    case 'NOBODY_TO_ADMIT':
      return msg`Nobody can come in with these tickets now.`;
    case 'NO_OTHER_SEATS':
      return msg`Nothing was changed: they can sit side by side nowhere else.`;
    case 'SEATS_DIFFER':
      return msg`Nothing was changed: choose one seat for each place.`;
    case 'NO_OVERBOOKING_REASON':
      return msg`Say why more tickets are sold than there are seats.`;
    case 'OVERBOOKED':
      return msg`No more tickets can be sold for this date.`;
    case 'NO_COUNT':
      return msg`Enter a number from 1 to 500.`;
    case 'NOBODY':
      return msg`An invoice needs a first name, a last name and an email address.`;
    case 'INVALID_EMAIL':
      return msg`Nothing was sold: check the email address.`;
    case 'UNKNOWN_ACCOUNT':
      return msg`This account no longer exists.`;
    case 'OWN_ACCOUNT':
      return msg`Nobody sells to their own account. Ask somebody else to sell this.`;
    case 'VOUCHER_NEEDS_ACCOUNT':
      return msg`A gift voucher becomes credit of an account: choose the customer first, then scan it again.`;
    case 'NO_VOUCHER_AMOUNT':
      return msg`Gift vouchers are worth between 10 and 250 euros.`;
    case 'UNKNOWN_PASS':
      return msg`Nothing was sold: this pass is no longer on sale.`;
    case 'CREDIT_NOT_HERE':
      return msg`Credit and gift vouchers pay together with cash or card only.`;
    case 'CREDIT_DIFFERS': {
      const amount = formatPrice(problem.cents);
      return msg`Nothing was sold yet: credit can pay ${amount}. Check the amounts and press again.`;
    }
    case 'VOUCHER_REFUSED':
      return VOUCHER_REFUSALS[problem.voucher];
    case 'NO_NAME':
      return msg`A reservation needs a last name.`;
    case 'NO_EMAIL':
      return msg`Nothing was sold: a payment link needs an email address.`;
    case 'NO_ONLINE_PAYMENT':
      return msg`Nothing was sold: online payment isn’t set up.`;
    case 'TOO_LITTLE_FOR_LINK':
      return msg`Nothing was sold: what’s left is too little to be paid online.`;
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

const VOUCHER_REFUSALS = {
  UNKNOWN: msg`We don’t recognise this voucher code. Check it again.`,
  EXPIRED: msg`This gift voucher is no longer valid.`,
  REDEEMED: msg`This gift voucher has already been redeemed.`,
} as const;

const OF_SALE = {
  NOT_ENOUGH: msg`There aren’t that many tickets left.`,
  NOT_ENOUGH_ADJACENT: msg`There aren’t that many tickets left.`,
  SEATS_TAKEN: msg`These seats are taken. Choose others.`,
  NO_ACTIVE_RESERVATION: msg`The time for this sale is over. Press a price to hold the tickets again.`,
  SALE_CLOSED: msg`This event isn’t on sale.`,
  UNKNOWN_OFFER: msg`This price is no longer on sale.`,
  BUSY: msg`Too much is going on right now. Please try again.`,
  CART_CHANGED: msg`Something has changed in the meantime. Check the total and press again.`,
  PRICE_CHANGED: msg`Prices have changed in the meantime. Empty the sale and start again.`,
  KEY_REUSED: msg`This form was sent before with something else. Open it again.`,
  IN_PAYMENT: msg`This sale is being paid for elsewhere.`,
  COUPON_REFUSED: msg`This code isn’t valid for these tickets.`,
  CREDIT_CHANGED: msg`The credit has changed in the meantime. Check the amounts and press again.`,
  PASS_REFUSED: msg`This pass can’t pay for these tickets.`,
  GROUP_TOO_SMALL: msg`The group price is for bigger groups.`,
  GOES_TOGETHER: msg`This price is only sold together with other tickets.`,
  LIMIT: msg`No more heads are sold at this flat price.`,
  RECIPIENT_REFUSED: msg`The invoice address is incomplete.`,
} as const satisfies Partial<Record<TicketingError['code'], MessageDescriptor>>;

const isOfSale = (problem: PressProblem): problem is TicketingError => problem.code in OF_SALE;

function saleProblem({ code, free }: TicketingError): MessageDescriptor {
  if (code === 'NOT_ENOUGH' && free !== undefined && free > 0) return msg`Only ${free} tickets left.`;
  return OF_SALE[code as keyof typeof OF_SALE];
}
