import type { SeatState } from './pick-seats.ts';

/**
 * Rows as they look from above: `.` free, `x` taken, `w` a wheelchair place, `c` a companion's seat, `|` an aisle. The middle of each row is best, the front
 * better than the back.
 */
export function hall(...rows: string[]): (SeatState & { isWheelchair: boolean })[] {
  return rows.flatMap((row, rowOrder) => {
    let block = 0;
    let position = -1;
    return [...row].flatMap((mark, at) => {
      if (mark === '|') {
        block += 1;
        return [];
      }
      position += 1;
      const quality = 1000 - rowOrder * 100 - Math.round(Math.abs(at - (row.length - 1) / 2) * 10);
      return [
        {
          ...{ guid: `${rowOrder}-${position}`, zone: 0, rowOrder, block, position, x: at * 55, quality },
          isFree: mark !== 'x',
          isReserved: mark === 'w' || mark === 'c',
          isWheelchair: mark === 'w',
        },
      ];
    });
  });
}
