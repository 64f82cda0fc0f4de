import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { RESPONSE_CODES } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DrumRow } from '#ui/drum-row.tsx';
import { Holes } from '#ui/holes.tsx';
import { swapSeatsPath } from '../choose-seats-path.ts';
import { isOnSale } from '../timeslots.ts';
import type { Booking } from '../use-booking.ts';
import type { AddedSeat, AddRefusal, PriceChange, Summary } from '../widget-state.ts';
import { GroupPriceNote } from './book-as-group.tsx';
import { CompanionNote } from './companion-note.tsx';
import { CookiesBlocked } from './cookies-blocked.tsx';
import { HoldLimitNote } from './hold-limit-note.tsx';
import { MembersOnly } from './members-only.tsx';
import { PickedSeats, SitApart } from './picked-seats.tsx';
import { SaleStopWords } from './sale-stop-words.tsx';

/** How adding to the cart goes, in fixed words (docs/product/booking.md#adding). */
export function AddSummary({
  booking,
  summary,
  place,
}: {
  booking: Booking;
  summary: Summary;
  place: 'list' | 'detail';
}) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared: the focus moves to the result, which is read out there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus
  useEffect(() => box.current?.focus(), [summary.status]);

  return (
    <div ref={box} className="booking-summary" tabIndex={-1} aria-live="polite">
      {summary.status === 'loading' ? <Loading booking={booking} isBusy={summary.isBusy} /> : null}
      {summary.status === 'success' ? <Success booking={booking} {...summary} place={place} /> : null}
      {summary.status === 'repriced' ? <Repriced booking={booking} {...summary} /> : null}
      {summary.status === 'error' ? <Failure booking={booking} {...summary} /> : null}
    </div>
  );
}

/** Delay until a pending call can be closed by a button. */
const CLOSE_BUTTON_AFTER_MS = 9_000;

function Loading({ booking: { language, dispatch }, isBusy }: { booking: Booking; isBusy: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CLOSE_BUTTON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <DrumRow count={15} gap={24} size={11} />
      <p className="booking-outcome">
        {isBusy ? (
          <Trans>The box office is very busy right now. We’re trying again.</Trans>
        ) : (
          <Trans>Your tickets are on their way to the cart.</Trans>
        )}
      </p>
      {isLate ? (
        <>
          <p>
            <Trans>This is taking longer than usual. Look in your cart before you add them again.</Trans>
          </p>
          <div className="booking-links">
            <ButtonLink href={`/webshop?lang=${language}`}>
              <Trans>Go to cart</Trans>
            </ButtonLink>
            <Button variant="ghost" onClick={() => dispatch({ type: 'back' })}>
              <Trans>Choose again</Trans>
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

function Success({
  booking: { language, dispatch, offer },
  added,
  restoredCount,
  seats,
  place,
}: {
  booking: Booking;
  added: number;
  restoredCount: number;
  seats: readonly AddedSeat[];
  place: 'list' | 'detail';
}) {
  return (
    <>
      <h3 className="booking-outcome">
        <Trans>{added} has been successfully added into your cart.</Trans>
      </h3>
      {restoredCount > 0 ? (
        <p>
          <Plural
            value={restoredCount}
            one="# ticket from your expired cart is back in too."
            other="# tickets from your expired cart are back in too."
          />
        </p>
      ) : null}
      <PickedSeats seats={seats} swapPath={swapSeatsPath(offer.jetId, language)} />
      <p className="sum-hold">
        <Holes count={15} filled={15} />
        <Trans>Your tickets will be reserved for the next 15 minutes.</Trans>
      </p>
      <div className="booking-links">
        <ButtonLink href={`/webshop?lang=${language}`}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
        {place === 'list' ? (
          <Button variant="ghost" onClick={() => dispatch({ type: 'again' })}>
            <Trans>Add more</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Says what costs something else now, and asks whether to go on. */
function Repriced({
  booking: { dispatch, addToCart },
  changes,
  added,
}: {
  booking: Booking;
  changes: PriceChange[];
  added: number;
}) {
  return (
    <>
      <h3 className="booking-outcome">
        <Trans>The price has changed in the meantime.</Trans>
      </h3>
      <ul>
        {changes.map(({ name, before, now }) => {
          const [instead, price] = [formatPrice(before), formatPrice(now)];
          return (
            <li key={name.text}>
              <span lang={name.lang}>{name.text}</span>:{' '}
              <Trans>
                {price} instead of {instead}
              </Trans>
            </li>
          );
        })}
      </ul>
      <AddedBefore added={added} />
      <div className="booking-links">
        <Button onClick={() => void addToCart()}>
          <Trans>Add at this price</Trans>
        </Button>
        <Button variant="ghost" onClick={() => dispatch({ type: 'back' })}>
          <Trans>Choose again</Trans>
        </Button>
      </div>
    </>
  );
}

function AddedBefore({ added }: { added: number }) {
  if (added === 0) return null;
  return (
    <p>
      <Plural
        value={added}
        one="# ticket is already in your cart, the others aren’t."
        other="# tickets are already in your cart, the others aren’t."
      />
    </p>
  );
}

function Failure({
  booking,
  code,
  stop,
  areCookiesBlocked,
  adjacent,
  mayPass,
  isOffline,
  added,
}: { booking: Booking; added: number } & AddRefusal) {
  const { language, dispatch, addToCart } = booking;
  return (
    <>
      <h3 className="booking-outcome">
        <Trans>Unfortunately, that didn't work.</Trans>
      </h3>
      {areCookiesBlocked ? (
        <p>
          <CookiesBlocked />
        </p>
      ) : null}
      {code === RESPONSE_CODES.SALE_CLOSED ? (
        <p>
          <SaleStopWords stop={stop} />
        </p>
      ) : null}
      {code === RESPONSE_CODES.TOO_MANY_HELD ? (
        <p>
          <HoldLimitNote />
        </p>
      ) : null}
      {code === RESPONSE_CODES.GOES_TOGETHER ? (
        <p>
          <CompanionNote />
        </p>
      ) : null}
      {code === RESPONSE_CODES.GROUP_PRICE ? (
        <p>
          <GroupPriceNote />
        </p>
      ) : null}
      {code === RESPONSE_CODES.MEMBERS_ONLY ? (
        <p>
          <MembersOnly />
        </p>
      ) : null}
      {adjacent ? <SitApart adjacent={adjacent} onConsent={addToCart} /> : null}
      {code === RESPONSE_CODES.NOT_ENOUGH && !adjacent ? (
        <>
          <p>
            <Trans>Not enough (connected) seats found.</Trans>
          </p>
          <OtherSeats booking={booking} />
        </>
      ) : null}
      {code === RESPONSE_CODES.NO_ACTIVE_RESERVATION ? (
        <p>
          <Trans>No current reservation.</Trans>
        </p>
      ) : null}
      {Number.isInteger(code) ? (
        <p className="muted">
          <Trans>Error {code}</Trans>
        </p>
      ) : null}
      <AddedBefore added={added} />
      {isOffline ? (
        <p>
          <Trans>
            There’s no network connection. Your selection is safe: try again once you’re back online.
          </Trans>
        </p>
      ) : mayPass ? (
        <p>
          <Trans>
            The box office isn’t responding right now. Your selection is safe: try again in a moment.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>Try buying your tickets in the webshop instead.</Trans>
      </p>
      <div className="booking-links">
        {mayPass && added === 0 ? (
          <Button onClick={() => void addToCart()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <ButtonLink href={`/webshop?lang=${language}`} variant={mayPass && added === 0 ? 'ghost' : 'ink'}>
          <Trans>Go to webshop</Trans>
        </ButtonLink>
        <Button variant="ghost" onClick={() => dispatch({ type: added > 0 ? 'again' : 'back' })}>
          <Trans>Choose again</Trans>
        </Button>
        <ButtonLink href={pathTo('calendar', language)} variant="ghost">
          <Trans>See other dates</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

/** Names what is still on sale for the same date besides what was wanted. */
function OtherSeats({ booking: { offer, state } }: { booking: Booking }) {
  const wanted = new Set(state.selection.map(({ ticket }) => ticket.seatGroup));
  const others = offer.seatGroups.filter(
    (group) => !wanted.has(group.seatGroup) && isOnSale(group, state.blockId),
  );
  if (others.length === 0) return null;
  return (
    <p>
      <Trans>Still available for this date:</Trans>{' '}
      {others.map(({ seatGroup, name }, index) => (
        <span key={seatGroup} lang={name.lang}>
          {index > 0 ? ', ' : ''}
          {name.text}
        </span>
      ))}
    </p>
  );
}
