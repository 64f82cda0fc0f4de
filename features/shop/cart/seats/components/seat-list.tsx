import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeatsPage, SeatView } from '../seats-page.ts';
import { useSeatWords } from './use-seat-words.ts';

/** The free seats of the hall by row, each a box: the form works by it alone. */
export function SeatList({
  page,
  states,
  onChange,
  onRow,
}: {
  page: Pick<SeatsPage, 'hall' | 'wanted' | 'states' | 'chosen' | 'former'>;
  /** As they are now; seats that were taken since remain in the list. */
  states: string;
  onChange(): void;
  /** Ticks all of a row, or none, by its place among the rows. */
  onRow?(rowOrder: number): void;
}) {
  const words = useSeatWords(page);
  const isOpen = (state: string | undefined) => state === '.' || (state === 'm' && page.former !== null);
  const asked = new Set(page.wanted.map(({ seatGroup }) => seatGroup));
  const chosen = new Set(page.chosen);
  const listed = page.hall.seats
    .map((seat, index) => ({
      seat,
      wasFree: isOpen(page.states[index]),
      isFree: isOpen(states[index]),
    }))
    .filter(({ seat, wasFree, isFree }) => asked.has(seat.group ?? '') && (wasFree || isFree));
  if (listed.length === 0)
    return (
      <p>
        <Trans>Sold out</Trans>
      </p>
    );
  return [...Map.groupBy(listed, ({ seat }) => seat.rowOrder)].map(([rowOrder, row]) => (
    <details key={rowOrder} className="seats-row" open={row.some(({ seat }) => chosen.has(seat.guid))}>
      <summary>
        <strong>{row[0] ? words.row(row[0].seat) : ''}</strong>
        <span>
          <Plural value={row.filter(({ isFree }) => isFree).length} one="# free" other="# free" />
        </span>
      </summary>
      {onRow ? (
        <button type="button" className="text-link seats-whole-row" onClick={() => onRow(rowOrder)}>
          <Trans>Whole row</Trans>
        </button>
      ) : null}
      <div className="seats-boxes">
        {row.map(({ seat, isFree }) => (
          <SeatBox
            key={seat.guid}
            {...{ seat, isFree, words, onChange }}
            isChosen={chosen.has(seat.guid)}
            isFormer={page.former?.includes(seat.guid) ?? false}
          />
        ))}
      </div>
    </details>
  ));
}

function SeatBox({
  seat,
  isFree,
  isChosen,
  isFormer,
  words,
  onChange,
}: {
  seat: SeatView;
  isFree: boolean;
  isChosen: boolean;
  isFormer: boolean;
  words: ReturnType<typeof useSeatWords>;
  onChange(): void;
}) {
  const { t } = useLingui();
  const marks = words.marks(seat);
  const gone = isFree ? (isFormer ? [t`your seat so far`] : []) : [t`no longer free`];
  return (
    <label className="choice">
      <input
        type="checkbox"
        name="seats"
        value={seat.guid}
        className="choice-hole"
        aria-label={[words.row(seat), words.seat(seat), words.kind(seat), ...marks, ...gone].join(', ')}
        defaultChecked={isChosen}
        disabled={!isFree}
        onChange={onChange}
      />
      <span className="choice-text">{[words.seat(seat), ...marks, ...gone].join(', ')}</span>
    </label>
  );
}
