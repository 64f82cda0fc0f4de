import type { HallView } from './seats-page.ts';

/** Pixels a centimetre at which seats are 44 px wide and more. */
export const SEAT_SCALE = 1.05;
const LARGEST = 1.7;
/** Centimetres around what is drawn, and for the names of rows at both sides. */
const MARGIN = 40;
const ROW_NAME = 50;

/** The part of a hall that has something in it, in centimetres, with the names of its rows beside them. */
export function visiblePart({ seats, areas }: Pick<HallView, 'seats' | 'areas'>) {
  const rows = [...Map.groupBy(seats, ({ rowOrder }) => rowOrder).values()].map((row) => {
    const places = row.map(({ x }) => x);
    return {
      name: row[0]?.row ?? '',
      y: row[0]?.y ?? 0,
      left: Math.min(...places) - ROW_NAME,
      right: Math.max(...places) + ROW_NAME,
    };
  });
  const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other), -Infinity);
  const x = least([...rows.map(({ left }) => left), ...areas.map((area) => area.x)]) - MARGIN;
  const y = least([...seats.map((seat) => seat.y), ...areas.map((area) => area.y)]) - MARGIN;
  const right = most([...rows.map((row) => row.right), ...areas.map((area) => area.x + area.width)]);
  const bottom = most([...seats.map((seat) => seat.y), ...areas.map((area) => area.y + area.height)]);
  return { x, y, width: right + MARGIN - x, height: bottom + MARGIN - y, rows };
}

/** The next size of the plan: `null` is as wide as its place, then seats for fingers, then half as large again. */
export function nextScale(scale: number | null, fit: number, by: 1 | -1): number | null {
  const larger = [SEAT_SCALE, LARGEST].filter((each) => each > fit);
  const steps = [null, ...larger];
  const next = Math.min(steps.length - 1, Math.max(0, steps.indexOf(scale) + by));
  return steps[next] ?? null;
}
