import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DrumRow } from '#app/ui/drum-row.tsx';
import { Holes } from '#app/ui/holes.tsx';
import type { Booking } from '../use-booking.ts';
import type { Summary } from '../widget-state.ts';

/** How adding to the cart goes, in the words of the specification (sections 4 and 8). */
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
  // The button that was pressed is gone: the focus goes on to what came of it, which is read out there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus
  useEffect(() => box.current?.focus(), [summary.status]);

  return (
    <div ref={box} className="booking-summary" tabIndex={-1} aria-live="polite">
      {summary.status === 'loading' ? <Loading isBusy={summary.isBusy} /> : null}
      {summary.status === 'success' ? (
        <Success booking={booking} added={summary.added} place={place} />
      ) : null}
      {summary.status === 'error' ? <Failure booking={booking} {...summary} /> : null}
    </div>
  );
}

function Loading({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <DrumRow count={15} gap={24} size={11} />
      <p className="booking-outcome">
        {isBusy ? (
          <Trans>A lot is going on at the box office. We are trying again.</Trans>
        ) : (
          <Trans>Your tickets are on their way into the cart.</Trans>
        )}
      </p>
    </>
  );
}

function Success({
  booking: { language, dispatch },
  added,
  place,
}: {
  booking: Booking;
  added: number;
  place: 'list' | 'detail';
}) {
  return (
    <>
      <h3 className="booking-outcome">
        <Trans>{added} has been successfully added into your cart.</Trans>
      </h3>
      <p className="sum-hold">
        <Holes count={15} filled={15} />
        <Trans>Your tickets will be reserved for the next 15 minutes.</Trans>
      </p>
      <div className="booking-ways">
        <ButtonLink href={`/webshop?lang=${language}`}>
          <Trans>To the cart</Trans>
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

function Failure({
  booking: { language, dispatch, addToCart },
  code,
  added,
  mayPass,
}: {
  booking: Booking;
  code: number | null;
  added: number;
  mayPass: boolean;
}) {
  return (
    <>
      <h3 className="booking-outcome">
        <Trans>Unfortunately, that didn't work.</Trans>
      </h3>
      {code === -214 ? (
        <p>
          <Trans>Not enough (connected) seats found.</Trans>
        </p>
      ) : null}
      {code === -204 ? (
        <p>
          <Trans>No current reservation.</Trans>
        </p>
      ) : null}
      {Number.isInteger(code) ? (
        <p className="muted">
          <Trans>Error {code}</Trans>
        </p>
      ) : null}
      {added > 0 ? (
        <p>
          <Plural
            value={added}
            one="# ticket is in your cart already, the others are not."
            other="# tickets are in your cart already, the others are not."
          />
        </p>
      ) : null}
      {mayPass ? (
        <p>
          <Trans>
            The box office does not answer right now. What you chose is kept: try again in a moment.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>You can try to buy your tickets in the webshop.</Trans>
      </p>
      <div className="booking-ways">
        {mayPass && added === 0 ? (
          <Button onClick={() => void addToCart()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <ButtonLink href={`/webshop?lang=${language}`} variant={mayPass && added === 0 ? 'ghost' : 'ink'}>
          <Trans>To the webshop</Trans>
        </ButtonLink>
        <Button variant="ghost" onClick={() => dispatch({ type: added > 0 ? 'again' : 'back' })}>
          <Trans>Choose again</Trans>
        </Button>
      </div>
    </>
  );
}
