import type { HallView, SeatView } from './seats-page.ts';

/** Parts of the half width of a hall in which seats are in its middle, and near it. */
const [MIDDLE, NEAR] = [0.2, 0.55];

export interface PlaceInHall {
  isFront: boolean;
  side: 'middle' | 'near' | 'far';
}

/** How seats lie in their hall: in the first of its rows, and how far from the middle of the stage, or of the hall where none is drawn. */
export function placeInHall(
  seats: readonly Pick<SeatView, 'x' | 'rowOrder'>[],
  { seats: all, areas }: { seats: readonly Pick<SeatView, 'x' | 'rowOrder'>[]; areas: HallView['areas'] },
): PlaceInHall {
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const stage = areas.find(({ isStage }) => isStage);
  const middle = stage ? stage.x + stage.width / 2 : (left + right) / 2;
  const own = seats.reduce((sum, { x }) => sum + x, 0) / Math.max(1, seats.length);
  const part = Math.abs(own - middle) / Math.max(1, (right - left) / 2);
  const first = Math.min(...all.map(({ rowOrder }) => rowOrder));
  return {
    isFront: seats.length > 0 && seats.every(({ rowOrder }) => rowOrder === first),
    side: part <= MIDDLE ? 'middle' : part <= NEAR ? 'near' : 'far',
  };
}
