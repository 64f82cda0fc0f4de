import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { joinWaitingListPath } from '#features/box-office/ticketing/index.ts';
import { replayEarlyClicks } from '#lib/early-clicks.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { chooseSeatsPath } from '../choose-seats-path.ts';
import { countDiscounts, countTickets, type Selection } from '../selection.ts';
import { timeslotsOf } from '../timeslots.ts';
import type { Booking } from '../use-booking.ts';
import { BookAsGroup } from './book-as-group.tsx';
import { PriceList } from './price-list.tsx';
import { PricePageLink } from './price-page-link.tsx';
import { SumBox } from './sum-box.tsx';
import { TimeslotChoice } from './timeslot-choice.tsx';

/** Starts, prices per seat category and the sum: a form that works without scripts. */
export function TicketChoice({ booking, ids }: { booking: Booking; ids: string }) {
  const { offer, language, state, dispatch, addToCart } = booking;
  const slots = timeslotsOf(offer);
  const hasDiscounts = offer.seatGroups.some((group) => group.prices.some((price) => price.isDiscount));

  const form = useRef<HTMLFormElement>(null);
  // The steppers have replayed theirs by now: the buttons that expand remain.
  useEffect(() => replayEarlyClicks((pressed) => form.current?.contains(pressed) ?? false), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (countTickets(state.selection) > 0) void addToCart();
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/webshop/add?lang=${language}`}
      className="booking-choice"
      onSubmit={submit}
    >
      <input type="hidden" name="event" value={offer.jetId} />
      <div className="booking-fields">
        {offer.presaleUntil ? <Presale until={offer.presaleUntil} language={language} /> : null}
        {slots.length > 0 ? <TimeslotChoice booking={booking} slots={slots} /> : null}
        {state.step === 'timeslots'
          ? null
          : offer.seatGroups.map((group, index) => (
              <PriceList key={group.seatGroup} group={group} booking={booking} id={`${ids}-${index}`} />
            ))}
        {hasDiscounts && state.step !== 'timeslots' ? (
          <DiscountLink
            isOpen={state.step === 'discounts'}
            count={countDiscounts(state.selection)}
            onToggle={(open) => dispatch({ type: 'step', step: open ? 'discounts' : 'empty' })}
          />
        ) : null}
        {offer.isSeated ? (
          <a
            href={chooseSeatsPath(offer.jetId, language, { tickets: ticketsOf(state.selection) })}
            className="text-link"
          >
            <Trans>Choose your own seats</Trans>
          </a>
        ) : null}
        {offer.canWait ? (
          <a href={joinWaitingListPath(offer.jetId, language)} className="text-link">
            <Trans>Sold out? Join the waiting list</Trans>
          </a>
        ) : null}
        <BookAsGroup offer={offer} language={language} />
        <PricePageLink />
      </div>
      <SumBox booking={booking} />
    </form>
  );
}

const ticketsOf = (selection: Selection) =>
  selection.map(({ ticket: { seatGroup, saleTypeId }, amount }) => ({
    ...{ seatGroup, saleTypeId, quantity: amount },
  }));

/** Shows the discounts alone, or everything again; its badge counts the discounted tickets that are chosen. */
function DiscountLink({
  isOpen,
  count,
  onToggle,
}: {
  isOpen: boolean;
  count: number;
  onToggle(open: boolean): void;
}) {
  return (
    <button
      type="button"
      className="text-link booking-discounts needs-script"
      aria-pressed={isOpen}
      data-waits=""
      onClick={(press) => {
        press.preventDefault();
        onToggle(!isOpen);
      }}
    >
      <Icon name="ticket" />
      <span>
        <Trans>Concessions</Trans>
      </span>
      {count > 0 ? (
        <span className="count">
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>
            <Plural value={count} one="# ticket selected" other="# tickets selected" />
          </VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}

/** Members buy already, all others from then on. */
function Presale({ until, language }: { until: Instant; language: Language }) {
  const day = formatDayShort(dayOf(until), language);
  const time = formatTime(timeOf(until), language);
  return (
    <p className="booking-presale">
      <Trans>
        Members’ presale. On sale to everyone from {day}, {time}.
      </Trans>
    </p>
  );
}
