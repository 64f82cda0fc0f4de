import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import type { RebookingParty } from '../rebooking-view.ts';

/** Reason tickets cannot be exchanged, or were not, and the way to solve it (docs/product/checkout.md#another-date). */
export function RefusalWords({ error, by }: { error: RebookingError; by: RebookingParty }): ReactNode {
  const isStaff = by === 'house';
  switch (error.code) {
    case 'NOT_ENOUGH':
      return <Trans>There are no longer enough seats for these tickets on that date.</Trans>;
    case 'COSTS_MORE': {
      const amount = formatPrice(error.cents);
      return isStaff ? (
        <Trans>
          It costs {amount} more, and this order takes no money. Cancel the tickets and sell new ones.
        </Trans>
      ) : (
        <Trans>It costs {amount} more. To pay the difference, ask at the box office.</Trans>
      );
    }
    case 'DISPUTED':
      return (
        <Trans>
          It costs more, and the payment is disputed. No money can be taken until the bank has decided.
        </Trans>
      );
    case 'ON_ITS_WAY': {
      const amount = formatPrice(error.cents);
      return (
        <Trans>
          It costs more, and {amount} is on its way back online. Exchange the tickets once that refund is
          recorded.
        </Trans>
      );
    }
    case 'REBOOKED_PRICE_CHANGED':
      return <Trans>The price has changed since you saw it. Check it before you confirm.</Trans>;
    case 'REBOOKED_DATE_MOVED':
      return <Trans>That date has moved since you saw it. Check it before you confirm.</Trans>;
    case 'SALE_CLOSED':
      if (error.stop === 'cancelled') return <Trans>That date is cancelled.</Trans>;
      if (error.stop === 'postponed') return <Trans>That date is postponed.</Trans>;
      if (error.stop === 'past') return <Trans>That date is over.</Trans>;
      return <Trans>That date isn’t on sale.</Trans>;
    case 'NOT_SOLD_ALIKE':
      return <Trans>These seats aren’t sold at the same price on that date.</Trans>;
    case 'OTHER_VAT':
      return <Trans>That date is taxed at a different rate. You’ll have to buy new tickets for it.</Trans>;
    case 'QUESTIONS_OPEN':
      return <Trans>There’s something we need to ask you first for that date. Ask at the box office.</Trans>;
    case 'GOES_TOGETHER':
      return <Trans>Some of these tickets are only valid together. Exchange them together.</Trans>;
    case 'MEMBERS_ONLY':
      return <Trans>That date is only on sale to members so far.</Trans>;
    case 'LIMIT':
      return <Trans>That would be more tickets than one order can hold for that date.</Trans>;
    case 'TOO_MANY_HELD':
      return (
        <Trans>
          Too many seats for that date have been ordered from your connection and not paid for yet.
        </Trans>
      );
    case 'PAYMENT_CLOSED':
      return <Trans>That date starts too soon for an unpaid order.</Trans>;
    case 'ADMITTED':
      return <Trans>One of these tickets has already been used at the door.</Trans>;
    case 'BUSY':
      return <Trans>Lots of people are after these tickets right now. Try again.</Trans>;
    case 'UNKNOWN_DATE':
      return <Trans>You can’t move to that date. Choose another.</Trans>;
    default:
      return isStaff ? (
        <Trans>These tickets can’t be exchanged: they’ve been cancelled, or already exchanged.</Trans>
      ) : (
        <Trans>You can no longer exchange these tickets here. Ask at the box office.</Trans>
      );
  }
}
