import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { seatAfterKey } from '#features/box-office/seating/index.ts';
import { RoundButton } from '#ui/round-button.tsx';
import { nextScale, SEAT_SCALE, visiblePart } from '../plan-scale.ts';
import type { SeatsPage } from '../seats-page.ts';
import { LEGEND, SeatLegend, SWAP_LEGEND } from './seat-legend.tsx';
import { SeatMark, type SeatVariant } from './seat-mark.tsx';
import { useSeatWords } from './use-seat-words.ts';

const SEAT = '[data-seat]';
/** Of the width a seat needs for a finger: below it a press shows the seats larger first. */
const SMALLEST_TO_PRESS = 0.6;

/** The hall from above, the stage at its top: one stop for the Tab key, arrows lead from seat to seat. */
export function SeatPlan({
  page,
  variants,
  legend,
  words: named = {},
  takesFocus = false,
  onPress,
}: {
  page: Pick<SeatsPage, 'hall' | 'wanted' | 'former'>;
  variants: readonly SeatVariant[];
  /** Signs that its legend names, in place of those of visitors. */
  legend?: readonly SeatVariant[];
  /** Other words for them. */
  words?: Partial<Record<SeatVariant, string>>;
  /** It takes the focus once it is drawn, for arrow keys. */
  takesFocus?: boolean;
  /** A seat was pressed, by its index. */
  onPress(index: number): void;
}) {
  const { t } = useLingui();
  const { seats, areas } = page.hall;
  const words = useSeatWords(page);
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  const [stop, setStop] = useState(() =>
    Math.max(0, variants.includes('chosen') ? variants.indexOf('chosen') : variants.indexOf('free')),
  );
  const part = visiblePart(page.hall);

  // Measured in the browser: a phone begins with seats that a finger meets.
  useLayoutEffect(() => {
    const fit = (frame.current?.clientWidth ?? 0) / part.width;
    if (fit >= SMALLEST_TO_PRESS) return;
    setScale(SEAT_SCALE);
    showMiddle(frame, 0.5, 0);
  }, [part.width]);

  useEffect(() => {
    if (takesFocus) frame.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const fitScale = () => (frame.current?.clientWidth ?? part.width) / part.width;

  /** Another size with a point of the plan, in parts of its width and height, in the middle. */
  function showLarger(next: number | null, atX: number, atY: number) {
    setScale(next);
    showMiddle(frame, atX, atY);
  }

  function zoom(by: 1 | -1) {
    const box = frame.current;
    if (!box) return;
    const middle = (start: number, size: number, whole: number) => (start + size / 2) / whole;
    showLarger(
      nextScale(scale, fitScale(), by),
      middle(box.scrollLeft, box.clientWidth, box.scrollWidth),
      middle(box.scrollTop, box.clientHeight, box.scrollHeight),
    );
  }

  const seatOf = (target: EventTarget) => {
    const mark = target instanceof Element ? target.closest<SVGGElement>(SEAT) : null;
    return mark ? { mark, index: Number(mark.dataset.seat) } : null;
  };

  function press(event: MouseEvent) {
    const pressed = seatOf(event.target);
    if (!pressed) return;
    const seat = seats[pressed.index];
    if (seat && scale === null && fitScale() < SMALLEST_TO_PRESS)
      return showLarger(SEAT_SCALE, (seat.x - part.x) / part.width, (seat.y - part.y) / part.height);
    setStop(pressed.index);
    onPress(pressed.index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const pressed = seatOf(event.target);
    if (!pressed || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onPress(pressed.index);
    }
    const next = seatAfterKey(seats, pressed.index, event.key);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    const mark = frame.current?.querySelector<SVGGElement>(`[data-seat="${next}"]`);
    mark?.focus();
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const said: Record<SeatVariant, string> = {
    ...{ free: t`still free`, chosen: t`chosen`, mine: t`in your cart`, taken: t`no longer free` },
    ...{ former: t`your seat so far`, other: t`not for these tickets`, desk: t`for the desk alone` },
    ...named,
  };
  const width = scale === null ? undefined : part.width * scale;
  return (
    <div className="seats-plan">
      <div className="seats-zoom">
        <RoundButton icon="plus" label={t`Larger`} variant="line" onClick={() => zoom(1)} />
        <RoundButton icon="minus" label={t`Smaller`} variant="line" onClick={() => zoom(-1)} />
      </div>
      <div ref={frame} className="seats-scroll">
        {scale === null ? null : <RowPins {...{ part, scale }} />}
        {/** biome-ignore lint/a11y/useSemanticElements: a drawing is a group of its seats */}
        <svg
          viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
          width={width ?? '100%'}
          height={width === undefined ? undefined : part.height * (scale ?? 1)}
          role="group"
          aria-label={t`Seats on the plan. Arrow keys lead from seat to seat, the space bar chooses.`}
          onClick={press}
          onKeyDown={onKeyDown}
        >
          {areas.map(({ isStage, text, x, y, width: wide, height }) => (
            <g key={`${x}/${y}`} className={isStage ? 'seats-stage' : 'seats-area'}>
              <rect x={x} y={y} width={wide} height={height} />
              <text x={x + wide / 2} y={y + height / 2}>
                {text.text}
              </text>
            </g>
          ))}
          {part.rows.map(({ name, y, left, right }) => (
            <g key={`${name}/${y}`} className="seats-row-name">
              <text x={left} y={y}>
                {name}
              </text>
              <text x={right} y={y}>
                {name}
              </text>
            </g>
          ))}
          {seats.map((seat, index) => {
            const variant = variants[index] ?? 'taken';
            return (
              <SeatMark
                key={seat.guid}
                {...{ index, variant, x: seat.x, y: seat.y, number: seat.seat, isSquare: seat.isWheelchair }}
                tone={Math.max(
                  0,
                  page.wanted.findIndex(({ seatGroup }) => seatGroup === seat.group),
                )}
                isTabStop={index === stop}
                label={[
                  words.row(seat),
                  words.seat(seat),
                  words.kind(seat),
                  said[variant],
                  ...words.marks(seat),
                ].join(', ')}
              />
            );
          })}
        </svg>
      </div>
      <SeatLegend
        said={said}
        variants={legend ?? (page.former ? SWAP_LEGEND : LEGEND)}
        hasWheelchairs={seats.some(({ isWheelchair }) => isWheelchair)}
      />
    </div>
  );
}

/** Scrolls so that a point of what is scrolled, in parts of its width and height, is in the middle: once it is drawn. */
function showMiddle(frame: RefObject<HTMLElement | null>, atX: number, atY: number): void {
  requestAnimationFrame(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = atX * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = atY * box.scrollHeight - box.clientHeight / 2;
  });
}

/** Names of the rows at the left edge while the plan is scrolled sideways; those in the plan are read aloud. */
function RowPins({ part, scale }: { part: ReturnType<typeof visiblePart>; scale: number }) {
  return (
    <div className="seats-pins" aria-hidden="true">
      {part.rows.map(({ name, y }) => (
        <span key={`${name}/${y}`} style={{ top: (y - part.y) * scale }}>
          {name}
        </span>
      ))}
    </div>
  );
}
