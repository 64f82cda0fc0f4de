import type { OccupancyDay } from '../occupancy.ts';

/** Units of the drawing: a day across, and its height. */
const DAY = 10;
const SPACING = 2;
const HEIGHT = 200;

/** Draws places sold as a column for each day; the table below says the same in numbers. */
export function OccupancyDrawing({ days, capacity }: { days: readonly OccupancyDay[]; capacity: number }) {
  const most = days.reduce((all, { sold }) => Math.max(all, sold), capacity);
  if (most === 0) return null;
  const spacing = days.length > 100 ? 0 : SPACING;
  return (
    <svg
      className="report-columns"
      viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, sold }, index) => {
        const height = Math.round((Math.max(0, sold) / most) * HEIGHT);
        return <rect key={day} x={index * DAY} y={HEIGHT - height} width={DAY - spacing} height={height} />;
      })}
    </svg>
  );
}
