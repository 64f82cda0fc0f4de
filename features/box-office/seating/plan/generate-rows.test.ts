import { describe, expect, it } from 'vitest';
import { createCountingIds } from '#platform/ids.server.ts';
import { generateRows, type RowsWanted } from './generate-rows.ts';
import { placedSeats } from './placed-seats.ts';

const WANTED: RowsWanted = {
  ...{ rows: 3, seatsPerRow: 12, curve: 24, aislesAfter: [6], numbering: 'from-left' },
  ...{ firstLabel: 'S4', skipsI: false, group: 'STUHL', stars: 4, isStepFree: false, isRemovable: true },
  wheelchairs: 0,
  centre: { x: 1000, y: 500 },
};
const rowsOf = (wanted: Partial<RowsWanted> = {}) =>
  generateRows({ ...WANTED, ...wanted }, createCountingIds());

describe('rows made at once', () => {
  it('are named one after the other, and stand one behind the other around one middle', () => {
    const rows = rowsOf();
    expect(rows.map(({ label }) => label)).toEqual(['S4', 'S5', 'S6']);
    for (const [index, { seats }] of rows.entries()) {
      const [first] = seats;
      const last = seats.at(-1);
      expect(Math.abs((first?.x ?? 0) + (last?.x ?? 0) - 2000)).toBeLessThanOrEqual(1);
      expect(first?.y).toBe(500 + index * 90 - 24);
      expect(first?.y).toBe(last?.y);
    }
  });

  it('have an aisle that no two neighbours span', () => {
    const plan = { size: { width: 2000, height: 2000 }, groups: [], areas: [] };
    const seats = placedSeats({
      ...plan,
      zones: [{ name: { de: 'Saal', en: null }, rows: rowsOf({ rows: 1 }) }],
    });
    expect(seats.map(({ block }) => block)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(seats.filter(({ isAisle }) => isAisle).map(({ label }) => label)).toEqual(['1', '6', '7', '12']);
    const gaps = seats.slice(1).map(({ x }, index) => x - (seats[index]?.x ?? 0));
    expect(gaps).toEqual([55, 55, 55, 55, 55, 185, 55, 55, 55, 55, 55]);
  });

  it('have wheelchair places at the ends of the last row, each with a companion, all step-free', () => {
    const [front, , back] = rowsOf({ wheelchairs: 3 });
    expect(front?.seats.some(({ isWheelchair, isCompanion }) => isWheelchair || isCompanion)).toBe(false);
    const kinds = back?.seats.map(({ isWheelchair, isCompanion, isStepFree }) =>
      isWheelchair ? `W${isStepFree}` : isCompanion ? `C${isStepFree}` : '-',
    );
    expect(kinds?.join(' ')).toBe('Wtrue Ctrue Wtrue Ctrue - - - - - - Ctrue Wtrue');
  });

  it('give each seat a number that no other has', () => {
    const guids = rowsOf().flatMap(({ seats }) => seats.map(({ guid }) => guid));
    expect(new Set(guids).size).toBe(36);
  });

  it('of one seat have a middle as well', () => {
    expect(rowsOf({ rows: 1, seatsPerRow: 1 })[0]?.seats[0]).toMatchObject({ x: 1000, y: 500, label: '1' });
  });
});

describe('best seats', () => {
  it('lie in the middle, near the stage, and in rows with more stars', () => {
    const seats = placedSeats({
      size: { width: 2000, height: 2000 },
      groups: [],
      zones: [{ name: { de: 'Saal', en: null }, rows: rowsOf({ aislesAfter: [] }) }],
      areas: [{ kind: 'stage', text: { de: 'Bühne', en: null }, x: 700, y: 0, width: 600, height: 200 }],
    });
    const best = seats.toSorted((a, b) => b.quality - a.quality).map(({ row, label }) => `${row} ${label}`);
    expect(best.slice(0, 4).toSorted()).toEqual(['S4 5', 'S4 6', 'S4 7', 'S4 8']);
    expect(best.at(-1)).toMatch(/^S6 (1|12)$/);
  });
});
