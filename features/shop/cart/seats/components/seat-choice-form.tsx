import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { priceField, useHydrated } from '#features/box-office/booking/index.ts';
import { loneSeats, seatsAfterPress } from '../seat-choice.ts';
import type { SeatsPage } from '../seats-page.ts';
import { useChosenSeats } from '../use-chosen-seats.ts';
import { useSeatStates } from '../use-seat-states.ts';
import { SeatList } from './seat-list.tsx';
import type { SeatVariant } from './seat-mark.tsx';
import { SeatPlan } from './seat-plan.tsx';
import { SeatProposals } from './seat-proposals.tsx';
import { SeatSum } from './seat-sum.tsx';

const STATE_OF: Partial<Record<string, SeatVariant>> = { '.': 'free', m: 'mine' };
/** Seats of the visitor that are exchanged can be chosen as well. */
const STATE_OF_SWAP: typeof STATE_OF = { '.': 'free', m: 'former' };

/** Plan, list and sum in step: a form whose boxes are the seats. */
export function SeatChoiceForm({ page }: { page: SeatsPage }) {
  const { hall, wanted, event, language, former } = page;
  const { seats } = hall;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const states = useSeatStates({
    ...{ eventId: event.id, language, version: hall.version, initial: page.states },
  });
  const { chosen, choose, readBoxes } = useChosenSeats(form, page.chosen);
  const [gone, setGone] = useState<readonly string[]>([]);

  const isOpen = useCallback(
    (state: string | undefined) => state === '.' || (state === 'm' && former !== null),
    [former],
  );
  const variants = useMemo(() => {
    const asked = new Set<string | null>(wanted.map(({ seatGroup }) => seatGroup));
    return seats.map((seat, index): SeatVariant => {
      const variant = (former ? STATE_OF_SWAP : STATE_OF)[states[index] ?? 'x'] ?? 'taken';
      if (variant !== 'free' && variant !== 'former') return variant;
      if (chosen.has(seat.guid)) return 'chosen';
      return asked.has(seat.group) ? variant : 'other';
    });
  }, [seats, wanted, states, chosen, former]);

  // Names chosen seats that somebody else has bought meanwhile, and unchooses them.
  useEffect(() => {
    const free = new Set(seats.flatMap(({ guid }, index) => (isOpen(states[index]) ? [guid] : [])));
    const lost = [...chosen].filter((guid) => !free.has(guid));
    if (lost.length === 0) return;
    setGone(lost);
    choose((guid, was) => was && free.has(guid));
  }, [states, seats, chosen, choose, isOpen]);

  function press(index: number) {
    const seat = seats[index];
    const variant = variants[index];
    if (!seat || (variant !== 'free' && variant !== 'former' && variant !== 'chosen')) return;
    setGone([]);
    const places = wanted.find(({ seatGroup }) => seatGroup === seat.group)?.places ?? 0;
    const isFree = (each: number) => isOpen(states[each]);
    const next = seatsAfterPress(seats, index, { chosen, places, isFree });
    choose((guid) => next.has(guid));
  }

  const lone = loneSeats(seats, {
    isLeft: (index) => ['free', 'former', 'other'].includes(variants[index] ?? ''),
    isChosen: (index) => variants[index] === 'chosen',
  });
  return (
    <form ref={form} method="post" action={page.paths.form} className="seats-form">
      <input type="hidden" name="key" value={page.orderKey} />
      {wanted.flatMap(({ seatGroup, tickets }) =>
        tickets.map(({ saleTypeId, cents }) => (
          <input
            key={`${seatGroup}.${saleTypeId}`}
            type="hidden"
            name={priceField(seatGroup, saleTypeId)}
            value={cents}
          />
        )),
      )}
      <div className="seats-drawing needs-script">
        {hydrated ? <SeatPlan page={page} variants={variants} onPress={press} /> : null}
      </div>
      <div className="seats-side">
        <SeatProposals
          page={page}
          onChoose={(seats) => {
            setGone([]);
            choose((guid) => seats.has(guid));
          }}
        />
        <section aria-labelledby="seats-list" className="seats-list">
          <h2 id="seats-list" className="text-lg">
            <Trans>All free seats as a list</Trans>
          </h2>
          <SeatList
            {...{ page, states }}
            onChange={() => {
              setGone([]);
              readBoxes();
            }}
          />
        </section>
        <SeatSum
          page={page}
          chosen={seats.filter(({ guid }) => chosen.has(guid))}
          lone={lone.flatMap((index) => seats[index] ?? [])}
          gone={seats.filter(({ guid }) => gone.includes(guid))}
        />
      </div>
    </form>
  );
}
