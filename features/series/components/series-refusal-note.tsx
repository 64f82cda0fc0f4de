import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note.tsx';
import type { SeriesRefusal } from '../whole-series-view.ts';

/** Why a series did not get into the cart, with the date that is in the way. */
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
    return <Trans>Nothing is in your cart: there are not enough places left on {day}.</Trans>;
  if (day !== null && (stop === 'cancelled' || stop === 'postponed'))
    return <Trans>Nothing is in your cart: the date on {day} does not take place.</Trans>;
  if (day !== null && stop === 'past')
    return (
      <Trans>Nothing is in your cart: the series has begun. Later dates can be booked one by one.</Trans>
    );
  if (day !== null) return <Trans>Nothing is in your cart: the date on {day} is not on sale.</Trans>;
  switch (code) {
    case 'NOTHING_CHOSEN':
      return <Trans>Choose first for how many.</Trans>;
    case 'PRICE_CHANGED':
      return (
        <Trans>
          The price has changed since you saw it. Here is the new one; nothing is in your cart yet.
        </Trans>
      );
    case 'LIMIT':
    case 'TOO_MANY_HELD':
      return <Trans>That is more than one order may hold. Nothing was added to your cart.</Trans>;
    case 'MEMBERS_ONLY':
      return <Trans>This is for members. Sign in as one, then it can be booked.</Trans>;
    case 'GOES_TOGETHER':
      return <Trans>Some of these are only sold together with others. Choose those as well.</Trans>;
    case 'IN_PAYMENT':
      return <Trans>You are paying for your cart right now. Finish that first.</Trans>;
    case 'OFFER_IN_CART':
      return <Trans>Your cart is an offer of the waiting list: nothing can be added to it.</Trans>;
    case 'BUSY':
      return <Trans>Many hands are reaching for these tickets right now. Try again.</Trans>;
    default:
      return <Trans>As a whole this series cannot be booked at the moment. Nothing is in your cart.</Trans>;
  }
}
