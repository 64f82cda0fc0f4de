import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note.tsx';
import type { SeriesRefusal } from '../whole-series-view.ts';

/** Reason a series was not added to the cart, with the date concerned. */
export function SeriesRefusalNote({ refusal }: { refusal: SeriesRefusal }) {
  return (
    <div role="alert">
      <Note tone="dotter-hell">
        <Words refusal={refusal} />
      </Note>
    </div>
  );
}

function Words({ refusal: { code, stop, day } }: { refusal: SeriesRefusal }) {
  if (day !== null && code === 'NOT_ENOUGH')
    return <Trans>Nothing has been added to your cart: there aren’t enough seats left on {day}.</Trans>;
  if (day !== null && (stop === 'cancelled' || stop === 'postponed'))
    return <Trans>Nothing has been added to your cart: the date on {day} isn’t going ahead.</Trans>;
  if (day !== null && stop === 'past')
    return (
      <Trans>
        Nothing has been added to your cart: the series has already started. You can still book later dates
        one by one.
      </Trans>
    );
  if (day !== null)
    return <Trans>Nothing has been added to your cart: the date on {day} isn’t on sale.</Trans>;
  switch (code) {
    case 'NOTHING_CHOSEN':
      return <Trans>Choose how many people first.</Trans>;
    case 'PRICE_CHANGED':
      return (
        <Trans>
          The price has changed since you saw it. Here’s the new one; nothing is in your cart yet.
        </Trans>
      );
    case 'LIMIT':
    case 'TOO_MANY_HELD':
      return <Trans>That’s more than one order can hold. Nothing has been added to your cart.</Trans>;
    case 'MEMBERS_ONLY':
      return <Trans>This is for members. Sign in with a member’s account to book.</Trans>;
    case 'GOES_TOGETHER':
      return <Trans>Some of these are only sold with others. Choose those as well.</Trans>;
    case 'IN_PAYMENT':
      return <Trans>You’re paying for your cart right now. Finish that first.</Trans>;
    case 'OFFER_IN_CART':
      return <Trans>Your cart is a waiting-list offer, so nothing can be added to it.</Trans>;
    case 'BUSY':
      return <Trans>Lots of people are after these tickets right now. Try again.</Trans>;
    default:
      return (
        <Trans>
          You can’t book this series as a whole at the moment. Nothing has been added to your cart.
        </Trans>
      );
  }
}
