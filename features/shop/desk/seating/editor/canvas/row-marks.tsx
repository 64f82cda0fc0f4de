import { memo } from 'react';
import type { SeatGroup, SeatRow } from '#features/box-office/seating/index.ts';
import type { Language } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import { useSeatNames } from './use-seat-names.ts';

/** Of a seat, in centimetres. */
export const RADIUS = 22;
const RING = 30;

/** One character a seat: `1` where it is so. */
export type Bits = string;

/** A row of the canvas with its name. Flags are texts of bits, so that a row without changes is not drawn again. */
export const RowMarks = memo(function RowMarks({
  row,
  zone,
  groups,
  language,
  selected,
  faulty,
  picked,
  tabStop,
}: {
  row: SeatRow;
  /** Name of its part of the hall; `null` where there is only one. */
  zone: string | null;
  groups: readonly SeatGroup[];
  language: Language;
  selected: Bits;
  faulty: Bits;
  /** Seats that are proposed to a party that tries the plan. */
  picked: Bits;
  /** Index of the seat that the Tab key leads to; -1 where it is in another row. */
  tabStop: number;
}) {
  const nameOf = useSeatNames(language);
  const [first] = row.seats;
  const left = row.seats.reduce((least, { x }) => Math.min(least, x), first?.x ?? 0);
  return (
    <g>
      <text
        className="seating-row-name plan-row-name"
        x={left - RADIUS * 2}
        y={first?.y}
        data-row={first?.guid}
      >
        {row.label}
      </text>
      {row.seats.map((seat, index) => {
        const { guid, x, y, label, isWheelchair } = seat;
        const tone = groups.find(({ code }) => code === seat.group)?.tone ?? 'stein';
        const isFaulty = faulty[index] === '1';
        const isSelected = selected[index] === '1';
        return (
          <g
            key={guid}
            role="option"
            aria-selected={isSelected}
            aria-label={nameOf({ label: row.label, zone }, seat, groups, isFaulty)}
            tabIndex={index === tabStop ? 0 : -1}
            data-stop={guid}
            className={classNames(
              'seating-seat plan-seat',
              `seating-${tone}`,
              isFaulty && 'seating-faulty',
              picked[index] === '1' && 'seating-chosen',
            )}
          >
            {isWheelchair ? (
              <rect x={x - RADIUS} y={y - RADIUS} width={RADIUS * 2} height={RADIUS * 2} />
            ) : (
              <circle cx={x} cy={y} r={RADIUS} />
            )}
            {isFaulty ? <circle className="seating-ring" cx={x} cy={y} r={RING} /> : null}
            <circle className="plan-focus" cx={x} cy={y} r={RING} />
            <text x={x} y={y}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
});
