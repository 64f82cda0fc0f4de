import { curveOf, type SeatRow } from '#features/box-office/seating/index.ts';
import { RADIUS } from './row-marks.tsx';

/** Room for the name of the row, and the width of both handles. */
const NAME = 100;
const HANDLE = 60;
const EDGE = 8;

/**
 * A frame for the selected row: a handle at its left to drag it, a press at its right that leads to what can be changed, and a hole in
 * its middle that bends it. Keys do the same without the frame.
 */
export function RowFrame({ row: { seats } }: { row: SeatRow }) {
  const places = seats.map(({ x }) => x);
  const depths = seats.map(({ y }) => y);
  const left = Math.min(...places) - RADIUS - NAME;
  const right = Math.max(...places) + RADIUS + EDGE * 3;
  const top = Math.min(...depths) - RADIUS - EDGE;
  const bottom = Math.max(...depths) + RADIUS + EDGE;
  const height = bottom - top;
  const middle = (top + bottom) / 2;
  const [first, last] = [seats[0]?.y ?? 0, seats.at(-1)?.y ?? 0];
  const hole = { x: (places[0] ?? 0) / 2 + (places.at(-1) ?? 0) / 2, y: (first + last) / 2 + curveOf(seats) };
  return (
    <g className="plan-frame">
      <rect className="plan-frame-line" x={left} y={top} width={right - left} height={height} />
      <g data-handle="drag" className="plan-handle plan-handle-drag">
        <rect x={left - HANDLE} y={top} width={HANDLE} height={height} />
        {[-14, 0, 14].flatMap((down) =>
          [-8, 8].map((beside) => (
            <circle key={`${down}/${beside}`} cx={left - HANDLE / 2 + beside} cy={middle + down} r={5} />
          )),
        )}
      </g>
      <g data-handle="menu" className="plan-handle">
        <rect x={right} y={top} width={HANDLE} height={height} />
        {[-14, 0, 14].map((beside) => (
          <circle key={beside} cx={right + HANDLE / 2 + beside} cy={middle} r={4} />
        ))}
      </g>
      <circle
        data-handle="bend"
        className="plan-hole"
        cx={hole.x}
        cy={Math.max(hole.y + RADIUS + EDGE, bottom)}
        r={14}
      />
    </g>
  );
}
