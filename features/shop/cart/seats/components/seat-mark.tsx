import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';

/** How a seat is drawn: each has a separate shape. */
export type SeatVariant = 'free' | 'former' | 'chosen' | 'mine' | 'taken' | 'other' | 'desk';

const PRESSED: ReadonlySet<SeatVariant> = new Set(['free', 'former', 'chosen', 'desk']);

const RADIUS = 22;
/** Area that a finger presses: 44 px at one pixel a centimetre, and a little more. */
const TOUCH_RADIUS = 26;

/** A seat of the plan: a ring with its number, filled with a thick rim when it is chosen, a dot when it is taken. */
export const SeatMark = memo(function SeatMark({
  x,
  y,
  number,
  label,
  variant,
  tone,
  isSquare,
  isTabStop,
  index,
}: {
  x: number;
  y: number;
  number: string;
  label: string;
  variant: SeatVariant;
  /** Which of the seat groups that are asked for, from 0. */
  tone: number;
  isSquare: boolean;
  isTabStop: boolean;
  index: number;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: boxes cannot stand in a drawing; those of the list are the form's
    <g
      role="checkbox"
      aria-checked={variant === 'chosen'}
      aria-disabled={PRESSED.has(variant) ? undefined : true}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-seat={index}
      className={classNames(
        `seat seat-${variant}`,
        tone === 1 && 'seat-tone-1',
        tone === 2 && 'seat-tone-2',
        isSquare && 'seat-square',
      )}
    >
      <circle className="seat-touch" cx={x} cy={y} r={TOUCH_RADIUS} />
      <SeatShape {...{ variant, x, y, isSquare }} />
      {variant === 'taken' || variant === 'other' ? null : (
        <text x={x} y={y}>
          {number}
        </text>
      )}
    </g>
  );
});

/** Outline of a seat: a dot where it is taken, a square for a wheelchair, a diamond where only the desk sells it. */
export function SeatShape({
  variant,
  x,
  y,
  isSquare = false,
}: {
  variant: SeatVariant;
  x: number;
  y: number;
  isSquare?: boolean;
}) {
  if (variant === 'desk') return <path className="seat-shape" d={`M${x} ${y - 25}l25 25l-25 25l-25 -25z`} />;
  if (isSquare && variant !== 'taken')
    return (
      <rect className="seat-shape" x={x - RADIUS} y={y - RADIUS} width={RADIUS * 2} height={RADIUS * 2} />
    );
  return <circle className="seat-shape" cx={x} cy={y} r={variant === 'taken' ? 7 : RADIUS} />;
}
