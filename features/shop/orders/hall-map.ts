import type { SeatedHall } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';

/** A hall in small, with the seats of a ticket. Lengths are centimetres. */
export interface HallMap {
  viewBox: string;
  stages: { text: ShownText; x: number; y: number; width: number; height: number }[];
  /** All other seats as one path of dots. */
  others: string;
  own: { seat: string; x: number; y: number }[];
}

const MARGIN = 60;

/** Draws the hall of a ticket's date; `null` where the ticket has no seat there. */
export function hallMapOf(
  hall: SeatedHall,
  { own, language }: { own: readonly { guid: string }[]; language: Language },
): HallMap | null {
  const guids = new Set(own.map(({ guid }) => guid));
  const [mine, others] = [
    hall.seats.filter(({ guid }) => guids.has(guid)),
    hall.seats.filter(({ guid }) => !guids.has(guid)),
  ];
  if (mine.length === 0) return null;
  const stages = hall.areas.filter(({ kind }) => kind === 'stage');
  const xs = [...hall.seats.map(({ x }) => x), ...stages.flatMap(({ x, width }) => [x, x + width])];
  const ys = [...hall.seats.map(({ y }) => y), ...stages.flatMap(({ y, height }) => [y, y + height])];
  const [left, right] = ends(xs);
  const [top, bottom] = ends(ys);
  return {
    viewBox: [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' '),
    stages: stages.map(({ text, x, y, width, height }) => ({
      ...{ text: shown(text, language), x, y, width, height },
    })),
    // A line of no length with round ends is a dot.
    others: others.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    own: mine.map(({ seat, x, y }) => ({ seat, x, y })),
  };
}

const ends = (values: readonly number[]): [number, number] => [
  values.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY),
  values.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY),
];
