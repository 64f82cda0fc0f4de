import { describe, expect, it } from 'vitest';
import { movedSeats } from './move-seats.ts';
import { hallPlan, idsOf, labelsOf, rowOf } from './plan.fixture.ts';
import { seatsOf } from './seating-plan.ts';

describe('seats that are moved', () => {
  it('lie where they are put, and all others stay', () => {
    const plan = hallPlan();
    const moved = movedSeats(plan, idsOf(plan, 1, '2'), { dx: 1, dy: -10 });
    const [before, after] = [rowOf(plan, 1).seats[1], rowOf(moved, 1).seats[1]];
    expect([after?.x, after?.y]).toEqual([(before?.x ?? 0) + 1, (before?.y ?? 0) - 10]);
    expect(rowOf(moved, 0)).toBe(rowOf(plan, 0));
    expect(rowOf(moved, 2)).toBe(rowOf(plan, 2));
  });

  it('stop at the corner of the plan, together', () => {
    const plan = hallPlan();
    const ids = idsOf(plan, 0);
    const moved = movedSeats(plan, ids, { dx: -5000, dy: -5000 });
    const seats = seatsOf(moved).filter(({ guid }) => ids.has(guid));
    expect(Math.min(...seats.map(({ x }) => x))).toBe(0);
    expect(Math.min(...seats.map(({ y }) => y))).toBe(0);
    expect((seats[1]?.x ?? 0) - (seats[0]?.x ?? 0)).toBe(55);
  });

  it('make the plan larger', () => {
    const plan = hallPlan();
    const moved = movedSeats(plan, idsOf(plan, 2), { dx: 1000, dy: 2000 });
    const right = Math.max(...seatsOf(moved).map(({ x }) => x));
    expect(moved.size.width).toBe(right + 150);
    expect(moved.size.height).toBeGreaterThan(plan.size.height);
  });

  it('change places with a neighbour they pass', () => {
    const plan = hallPlan();
    const moved = movedSeats(plan, idsOf(plan, 0, '1'), { dx: 70, dy: 0 });
    expect(labelsOf(moved, 0)).toBe('2 1 3 4 5 6');
  });

  it('change places as a row with a row they pass', () => {
    const plan = hallPlan();
    const moved = movedSeats(plan, idsOf(plan, 0), { dx: 0, dy: 100 });
    expect(moved.zones[0]?.rows.map(({ label }) => label)).toEqual(['S2', 'S1', 'S3']);
  });

  it('leave the plan the same object where nothing moves', () => {
    const plan = hallPlan();
    expect(movedSeats(plan, new Set(), { dx: 1, dy: 1 })).toBe(plan);
    expect(movedSeats(plan, idsOf(plan, 0), { dx: 0, dy: 0 })).toBe(plan);
  });
});
