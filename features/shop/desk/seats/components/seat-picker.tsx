import { Plural, Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '#features/box-office/booking/index.ts';
import {
  SeatList,
  SeatPlan,
  type SeatVariant,
  seatsAfterPress,
  useChosenSeats,
  useSeatStates,
  useSeatWords,
} from '#features/shop/cart/seats/index.ts';
import { classNames } from '#ui/class-names.ts';
import type { SeatPicker } from '../seat-picker.ts';

const LEGEND: readonly SeatVariant[] = ['chosen', 'free', 'taken'];

/**
 * A form whose boxes are seats, with the plan beside them: for a party, which a press takes with its neighbours, or seat by seat
 * (`isParty`). Works without scripts by its list.
 */
export function SeatPickerForm({
  picker,
  isParty,
  action,
  sendsComplete = false,
  page,
  words,
  children,
}: {
  picker: SeatPicker;
  isParty: boolean;
  action: string;
  /** A party that has all its seats after a press on the plan is sent at once, without a new document. */
  sendsComplete?: boolean;
  /** The choice begins again with each other one. */
  page: string;
  words?: Partial<Record<SeatVariant, string>>;
  /** Fields and button of the form. */
  children: ReactNode;
}) {
  const { hall, wanted } = picker;
  const { seats } = hall;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [takesFocus] = useState(
    () => typeof document !== 'undefined' && document.activeElement?.id === 'main',
  );
  const states = useChoosable(picker);
  const { chosen, choose, readBoxes } = useChosenSeats(form, picker.chosen);

  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    choose((guid) => picker.chosen.includes(guid));
  }, [page, picker.chosen, choose]);

  const placesIn = (group: string | null) => wanted.find(({ seatGroup }) => seatGroup === group)?.places ?? 0;
  const variants = useMemo(() => {
    const asked = new Set<string | null>(wanted.map(({ seatGroup }) => seatGroup));
    const desk = new Set(picker.desk);
    return seats.map(({ guid, group }, index): SeatVariant => {
      if (chosen.has(guid)) return 'chosen';
      if (states[index] !== '.') return 'taken';
      if (!asked.has(group)) return 'other';
      return desk.has(guid) ? 'desk' : 'free';
    });
  }, [seats, wanted, picker.desk, states, chosen]);

  function press(index: number) {
    const seat = seats[index];
    const variant = variants[index];
    if (!seat || variant === 'taken' || variant === 'other') return;
    const isFree = (each: number) => states[each] === '.';
    const places = placesIn(seat.group);
    if (!isParty) return choose((guid, was) => (guid === seat.guid ? !was : was));
    const next = seatsAfterPress(seats, index, { chosen, places, isFree });
    choose((guid) => next.has(guid));
    const countIn = (code: string) =>
      seats.filter(({ guid, group }) => group === code && next.has(guid)).length;
    if (sendsComplete && wanted.every((group) => countIn(group.seatGroup) === group.places))
      form.current?.requestSubmit();
  }

  function toggleRow(rowOrder: number) {
    const row = new Set(
      seats.flatMap((seat, index) =>
        seat.rowOrder === rowOrder && variants[index] !== 'taken' && variants[index] !== 'other'
          ? seat.guid
          : [],
      ),
    );
    const isChosen = [...row].every((guid) => chosen.has(guid));
    choose((guid, was) => (row.has(guid) ? !isChosen : was));
  }

  /** Leaves the plan, so that the keys of the page act again. */
  function leavePlan(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      reloadDocument={!sendsComplete}
      preventScrollReset
      className={classNames('seat-picker', sendsComplete ? '' : 'seat-picker-wide')}
    >
      {hydrated ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the plan within
        <div onKeyDown={leavePlan}>
          <SeatPlan
            page={{ ...picker, former: null }}
            {...{ variants, takesFocus, onPress: press }}
            legend={[
              ...LEGEND,
              ...(variants.includes('other') ? (['other'] as const) : []),
              ...(picker.desk.length > 0 ? (['desk'] as const) : []),
            ]}
            {...(words && { words })}
          />
        </div>
      ) : null}
      <div className="seat-picker-side">
        <details open={!hydrated} className="seat-picker-list">
          <summary>
            <span className="text-link">
              <Trans>Seats as a list</Trans>
            </span>
          </summary>
          <SeatList
            page={{ ...picker, former: null }}
            states={states}
            onChange={readBoxes}
            {...(hydrated && !isParty && { onRow: toggleRow })}
          />
        </details>
        <div className="seat-picker-sum">
          {hydrated ? <ChosenSeats {...{ picker, chosen, isParty }} /> : null}
          {children}
        </div>
      </div>
    </Form>
  );
}

/** States of the seats as they are now: those that a party has, and those of the desk, can be chosen whatever everybody reads. */
function useChoosable({ eventId, language, hall, states, chosen, desk }: SeatPicker): string {
  const now = useSeatStates({ eventId, language, version: hall.version, initial: states });
  return useMemo(() => {
    const always = new Set([...chosen, ...desk]);
    return hall.seats.map(({ guid }, index) => (always.has(guid) ? '.' : now[index])).join('');
  }, [hall, chosen, desk, now]);
}

function ChosenSeats({
  picker,
  chosen,
  isParty,
}: {
  picker: SeatPicker;
  chosen: ReadonlySet<string>;
  isParty: boolean;
}) {
  const words = useSeatWords(picker);
  const seats = picker.hall.seats.filter(({ guid }) => chosen.has(guid));
  const places = picker.wanted.reduce((sum, group) => sum + group.places, 0);
  const missing = isParty ? places - seats.length : 0;
  return (
    <div role="status">
      <p className="seats-chosen">{words.rows(seats)}</p>
      {missing > 0 ? (
        <p>
          <Plural value={missing} one="Choose # more seat." other="Choose # more seats." />
        </p>
      ) : null}
      {missing < 0 ? (
        <p>
          <Plural value={-missing} one="# seat too many." other="# seats too many." />
        </p>
      ) : null}
    </div>
  );
}
