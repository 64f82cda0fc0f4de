import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RebookingError } from '#features/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import type { RebookingParty } from '../rebooking-view.ts';

/** Why tickets cannot be exchanged, or were not, and what can be done about it (docs/product/checkout.md#another-date). */
export function RefusalWords({ error, by }: { error: RebookingError; by: RebookingParty }): ReactNode {
  const isHouse = by === 'house';
  switch (error.code) {
    case 'NOT_ENOUGH':
      return <Trans>There are not enough seats for these tickets on that date any more.</Trans>;
    case 'COSTS_MORE': {
      const amount = formatPrice(error.cents);
      return isHouse ? (
        <Trans>
          It costs {amount} more, and this order takes no money. Cancel the tickets and sell others.
        </Trans>
      ) : (
        <Trans>It costs {amount} more. That has to be paid: ask at the box office.</Trans>
      );
    }
    case 'DISPUTED':
      return (
        <Trans>
          It costs more, and the payment is disputed. Nothing can be taken for it before the bank has decided.
        </Trans>
      );
    case 'REBOOKED_PRICE_CHANGED':
      return <Trans>The price has changed since you saw it. Have another look before you press.</Trans>;
    case 'REBOOKED_DATE_MOVED':
      return <Trans>That date was moved since you saw it. Have another look before you press.</Trans>;
    case 'SALE_CLOSED':
      if (error.stop === 'cancelled') return <Trans>That date is cancelled.</Trans>;
      if (error.stop === 'postponed') return <Trans>That date is postponed.</Trans>;
      if (error.stop === 'past') return <Trans>That date is over.</Trans>;
      return <Trans>That date is not on sale.</Trans>;
    case 'NOT_SOLD_ALIKE':
      return <Trans>These seats are not sold at the same kind of price on that date.</Trans>;
    case 'OTHER_VAT':
      return <Trans>That date is taxed differently. Tickets for it have to be bought anew.</Trans>;
    case 'QUESTIONS_OPEN':
      return <Trans>For that date we have to ask you something first. Ask at the box office.</Trans>;
    case 'GOES_TOGETHER':
      return <Trans>Some of these tickets are only good together. Exchange them together.</Trans>;
    case 'MEMBERS_ONLY':
      return <Trans>For that date only members may buy so far.</Trans>;
    case 'LIMIT':
      return <Trans>Those would be more tickets than one order may hold for that date.</Trans>;
    case 'TOO_MANY_HELD':
      return <Trans>Too many seats of that date are taken from your network and not paid yet.</Trans>;
    case 'PAYMENT_CLOSED':
      return <Trans>That date starts too soon for an order that is not paid yet.</Trans>;
    case 'ADMITTED':
      return <Trans>Somebody has come in with one of these tickets.</Trans>;
    case 'BUSY':
      return <Trans>Many hands are reaching for these tickets right now. Try again.</Trans>;
    case 'UNKNOWN_DATE':
      return <Trans>That date cannot be taken. Choose another one.</Trans>;
    default:
      return isHouse ? (
        <Trans>These tickets cannot be exchanged: they are cancelled, or exchanged already.</Trans>
      ) : (
        <Trans>These tickets can no longer be exchanged here. Ask at the box office.</Trans>
      );
  }
}
