import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { timeOf } from '#lib/venue-time.ts';
import { classNames } from '#ui/class-names.ts';
import { ClockTime } from '#ui/clock-time.tsx';
import { Radio } from '#ui/radio.tsx';
import type { TimeslotView } from '../offer-view.ts';
import { isOpen, visibleSlots } from '../timeslots.ts';
import type { Booking } from '../use-booking.ts';

/**
 * The starts of an event as cards to choose one of. A long day shows a few of them and, asked for or without scripts, all. The
 * one that was chosen before its code was there counts.
 */
export function TimeslotChoice({ booking, slots }: { booking: Booking; slots: TimeslotView[] }) {
  const { state, dispatch, language } = booking;
  const count = slots.length;
  const isWhole = state.step === 'timeslots';
  const atOnce = isWhole ? slots : visibleSlots(slots, state.blockId);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before this was there
  useEffect(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = slots.find(({ blockId }) => `${blockId}` === checked);
    if (chosen && chosen.blockId !== state.blockId) dispatch({ type: 'timeslot', blockId: chosen.blockId });
  }, []);

  return (
    <fieldset ref={fieldset} className="booking-slots">
      <legend>
        <Trans>Time</Trans>
      </legend>
      <div className={classNames('slot-cards', isWhole && 'slot-cards-all')}>
        {slots.map((slot) => (
          <Radio
            key={slot.blockId}
            card
            className={classNames('slot', !atOnce.includes(slot) && 'slot-later')}
            name="block"
            value={slot.blockId}
            checked={slot.blockId === state.blockId}
            disabled={!isOpen(slot)}
            onChange={() => dispatch({ type: 'timeslot', blockId: slot.blockId })}
          >
            <span className="slot-time">
              <ClockTime time={timeOf(slot.timeStart)} language={language} />
            </span>
            <span className="slot-places">
              <Places slot={slot} />
            </span>
          </Radio>
        ))}
      </div>
      {count > atOnce.length ? (
        <button
          type="button"
          className="text-link needs-script"
          data-waits=""
          onClick={(press) => {
            press.preventDefault();
            dispatch({ type: 'step', step: 'timeslots' });
          }}
        >
          <Trans>All {count} times</Trans>
        </button>
      ) : null}
    </fieldset>
  );
}

function Places({ slot: { availability, free } }: { slot: TimeslotView }) {
  const { t } = useLingui();
  if (availability === 'sold-out') return t`sold out`;
  if (availability === 'closed') return t`unavailable`;
  if (availability === 'many') return t`plenty of seats`;
  if (free === null) return t`few seats left`;
  return t`${plural(free, { one: 'last seat', other: 'last # seats' })}`;
}
