import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  CompanionNote,
  CookiesBlocked,
  GroupPriceNote,
  HoldLimitNote,
  MembersOnly,
  SaleStopWords,
} from '#features/box-office/booking/index.ts';
import { PassRefusalWords } from '#features/box-office/passes/index.ts';
import { Note } from '#ui/note.tsx';
import type { CartMessageCode } from '../cart-message-code.ts';
import { CouponRefusalWords } from './coupon-refusal-words.tsx';

/** Nothing went wrong: there is something to look at. */
const GOOD_NEWS = new Set<CartMessageCode>([
  'PARTLY_RESTORED',
  'NEW_PRICES',
  'BROUGHT_BACK',
  'NOT_PAID',
  'SEATS_SWAPPED',
  'OTHER_SEATS',
]);

function textOf(code: CartMessageCode): ReactNode {
  switch (code) {
    case 'NOT_ENOUGH':
    case 'NOT_ENOUGH_ADJACENT':
      return <Trans>Not enough (connected) seats found.</Trans>;
    case 'SEATS_TAKEN':
      return <Trans>Somebody was faster: these seats are taken. Choose others.</Trans>;
    case 'NO_ACTIVE_RESERVATION':
      return <Trans>No current reservation.</Trans>;
    case 'SALE_CLOSED':
      return <Trans>These tickets aren’t on sale at the moment.</Trans>;
    case 'LIMIT':
      return <Trans>That’s more than one order can hold.</Trans>;
    case 'UNKNOWN_OFFER':
      return <Trans>These tickets no longer exist. Choose again in the calendar.</Trans>;
    case 'BUSY':
      return <Trans>Lots of people are after these tickets right now. Try again.</Trans>;
    case 'PROVIDER_DOWN':
      return <Trans>The box office isn’t responding. Try again in a minute.</Trans>;
    case 'NOT_SUPPORTED':
      return <Trans>This shop can’t do that. Choose your tickets again in the calendar.</Trans>;
    case 'NO_RENEWALS':
      return <Trans>You’ve already added time ten times, and that’s the limit.</Trans>;
    case 'PRICE_CHANGED':
      return <Trans>The price has changed since you saw it. Check it before you add more.</Trans>;
    case 'TOO_MANY_HELD':
      return <HoldLimitNote />;
    case 'KEY_REUSED':
      return <Trans>This order was already sent with different tickets. Choose your tickets again.</Trans>;
    case 'QUESTIONS_OPEN':
    case 'CART_CHANGED':
      return <Trans>Your cart has changed since you saw it. Check it, then order.</Trans>;
    case 'PAYMENT_CLOSED':
      return <Trans>You can no longer pay for these tickets this way. Choose another.</Trans>;
    case 'DONATION_REFUSED':
      return (
        <Trans>We can’t take this donation right now. Your total is without it: check it, then order.</Trans>
      );
    case 'RECIPIENT_REFUSED':
      return <Trans>The invoice needs an address. Add it where you choose how to pay.</Trans>;
    case 'IN_PAYMENT':
      return (
        <Trans>
          You’re paying for this cart right now. Finish paying, or stop if you want to change something.
        </Trans>
      );
    case 'NOT_PAID':
      return <Trans>Nothing was paid. The seats are still yours: check them, then choose how to pay.</Trans>;
    case 'CANCELLATION_CLOSED':
      return <Trans>You can no longer return this ticket here.</Trans>;
    case 'cancelled':
    case 'postponed':
    case 'offline':
    case 'past':
    case 'shop-closed':
      return <SaleStopWords stop={code} />;
    case 'coupon-unknown':
    case 'coupon-not-yet':
    case 'coupon-expired':
    case 'coupon-used-up':
    case 'coupon-used-by-you':
    case 'coupon-not-for-these':
      return <CouponRefusalWords refusal={code} />;
    case 'pass-unknown':
    case 'pass-expired':
    case 'pass-used-up':
    case 'pass-not-for-these':
      return <PassRefusalWords refusal={code} />;
    case 'GOES_TOGETHER':
      return <CompanionNote />;
    case 'GROUP_TOO_SMALL':
      return <Trans>The group price is for bigger groups. Add more of you, or choose another price.</Trans>;
    case 'GROUP_PRICE':
      return <GroupPriceNote />;
    case 'FLAT_PRICE':
      return <Trans>Tickets of a flat price stay together.</Trans>;
    case 'MEMBERS_ONLY':
      return <MembersOnly />;
    case 'PASS_REFUSED':
      return <PassRefusalWords refusal="pass-unknown" />;
    case 'COUPON_REFUSED':
      return <CouponRefusalWords refusal="coupon-unknown" />;
    case 'CREDIT_CHANGED':
      return <Trans>Your credit has changed since you saw it. Check it, then order.</Trans>;
    case 'PLACES_FREE':
      return <Trans>There are seats again. You can book them right now.</Trans>;
    case 'OFFER_IN_CART':
      return <Trans>We’re holding these seats for you. Buy them first, then choose others.</Trans>;
    case 'TOO_MANY_CODES':
      return <Trans>Too many codes in a short time. Try again in a quarter of an hour.</Trans>;
    case 'NEW_PRICES':
      return <Trans>Your seats are back. Some prices have changed since, so check the total.</Trans>;
    case 'BROUGHT_BACK':
      return <Trans>We’ve also got seats back from your expired cart. Remove any you don’t need.</Trans>;
    case 'COOKIES_BLOCKED':
      return <CookiesBlocked />;
    case 'SEATS_SWAPPED':
      return <Trans>Swapped. Your new seats are in the cart.</Trans>;
    case 'OTHER_SEATS':
      return <Trans>Some of your old seats are taken. We picked others for you: check them.</Trans>;
    case 'PARTLY_RESTORED':
      return <Trans>We got some of your seats back, but not all of them. Check the numbers.</Trans>;
  }
}

/** Message with the error and the next step; the cart is unchanged. */
export function CartMessage({ code }: { code: CartMessageCode }) {
  return (
    <div role="alert" className="cart-message">
      <Note tone="rosa-hell">
        {GOOD_NEWS.has(code) ? null : (
          <p>
            <strong>
              <Trans>Unfortunately, that didn't work.</Trans>
            </strong>
          </p>
        )}
        <p>{textOf(code)}</p>
      </Note>
    </div>
  );
}
