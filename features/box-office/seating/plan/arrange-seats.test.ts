import { describe, expect, it } from 'vitest';
import { alignedSeats, bentRows, curveOf, spacedSeats } from './arrange-seats.ts';
import { movedSeats } from './move-seats.ts';
import { hallPlan, idsOf, places, rowOf } from './plan.fixture.ts';

describe('the curve of a row', () => {
  it('is read from the seats of a generated row to the centimetre', () => {
    for (const curve of [0, 24, 60, 300])
      expect(Math.abs(curveOf(rowOf(hallPlan({ curve }), 0).seats) - curve)).toBeLessThanOrEqual(1);
  });

  it('is exactly what a row was bent to', () => {
    const plan = hallPlan({ seatsPerRow: 12 });
    for (let curve = 0; curve <= 200; curve += 1)
      expect(curveOf(rowOf(bentRows(plan, idsOf(plan, 0), curve), 0).seats)).toBe(curve);
  });

  it('is what it is bent to; its ends stay', () => {
    const plan = hallPlan();
    const bent = bentRows(plan, idsOf(plan, 1, '3'), 80);
    const { seats } = rowOf(bent, 1);
    expect(curveOf(seats)).toBe(80);
    expect([seats[0], seats.at(-1)]).toEqual([rowOf(plan, 1).seats[0], rowOf(plan, 1).seats.at(-1)]);
    expect(places(bentRows(bent, idsOf(bent, 1), 24), 1)).toBe(places(plan, 1));
  });

  it('of one seat or two is none', () => {
    expect(curveOf([])).toBe(0);
    expect(curveOf(rowOf(hallPlan({ seatsPerRow: 2 }), 0).seats)).toBe(0);
  });
});

describe('seats at equal distances', () => {
  it('lie between the outermost of them, with the aisle as wide as elsewhere', () => {
    const plan = hallPlan({ curve: 0 });
    const pushed = movedSeats(plan, idsOf(plan, 0, '2'), { dx: 20, dy: 0 });
    expect(places(spacedSeats(pushed, idsOf(pushed, 0)), 0)).toBe(places(plan, 0));
  });

  it('are as they were where there are only two', () => {
    const plan = hallPlan();
    expect(spacedSeats(plan, idsOf(plan, 0, '2', '3'))).toEqual(plan);
  });
});

describe('rows that are aligned', () => {
  const both = () => {
    const plan = hallPlan({ rows: 2 });
    const pushed = movedSeats(plan, idsOf(plan, 1), { dx: 100, dy: 0 });
    return { pushed, ids: new Set([...idsOf(pushed, 0), ...idsOf(pushed, 1)]) };
  };
  const left = (plan: ReturnType<typeof hallPlan>) => [0, 1].map((row) => rowOf(plan, row).seats[0]?.x);

  it('begin below each other', () => {
    const { pushed, ids } = both();
    const [front, back] = left(alignedSeats(pushed, ids, 'left'));
    expect(back).toBe(front);
  });

  it('have one middle', () => {
    const { pushed, ids } = both();
    const [before] = left(pushed);
    expect(left(alignedSeats(pushed, ids, 'middle'))).toEqual([(before ?? 0) + 50, (before ?? 0) + 50]);
  });

  it('stand on straight lines', () => {
    const { pushed, ids } = both();
    const straight = alignedSeats(pushed, ids, 'line');
    expect(new Set(rowOf(straight, 0).seats.map(({ y }) => y)).size).toBe(1);
    expect(curveOf(rowOf(straight, 1).seats)).toBe(0);
  });
});
