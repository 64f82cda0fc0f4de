import { describe, expect, it } from 'vitest';
import { createCountingIds } from '#platform/ids.server.ts';
import { withRowBehind, withSeatAtEnd } from './add-seats.ts';
import { curveOf } from './arrange-seats.ts';
import { movedArea, withArea, withChangedArea, withoutArea } from './change-areas.ts';
import { emptyPlan } from './edit-plan.ts';
import { hallPlan, idsOf, labelsOf, rowOf } from './plan.fixture.ts';
import { seatingPlan } from './schema.ts';
import { isWithinLimits } from './within-limits.ts';

const GROUP = { code: 'STUHL', name: { de: 'Stuhlreihe', en: null } };
const ZONE = { de: 'Saal', en: 'Hall' };
const behind = (plan: ReturnType<typeof hallPlan>, isCurved = false) =>
  withRowBehind(plan, { isCurved, beside: null, group: GROUP, zone: ZONE }, createCountingIds('new'));

describe('a row more', () => {
  it('is like the one before it: as long, with its aisle, and named after it', () => {
    const plan = behind(hallPlan());
    expect(rowOf(plan, 3)).toMatchObject({ label: 'S4', stars: 3 });
    expect(rowOf(plan, 3).seats.map(({ isAfterAisle }) => isAfterAisle)).toEqual(
      rowOf(plan, 2).seats.map(({ isAfterAisle }) => isAfterAisle),
    );
    expect(curveOf(rowOf(plan, 3).seats)).toBe(0);
    expect(curveOf(rowOf(behind(hallPlan(), true), 3).seats)).toBe(24);
  });

  it('is the first of an empty plan', () => {
    const plan = behind(emptyPlan());
    expect([plan.zones[0]?.name, rowOf(plan, 0).label, labelsOf(plan, 0)]).toEqual([
      ...[ZONE, 'A'],
      '1 2 3 4 5 6 7 8 9 10',
    ]);
    expect(seatingPlan.safeParse(plan).success).toBe(true);
  });
});

describe('a seat more', () => {
  it('stands at the right end of the row with the next number', () => {
    const plan = hallPlan();
    const [beside = ''] = idsOf(plan, 1, '2');
    const grown = withSeatAtEnd(plan, beside, { guid: 'new-1', isWheelchair: true });
    expect(labelsOf(grown, 1)).toBe('1 2 3 4 5 6 7');
    const [before, seat] = rowOf(grown, 1).seats.slice(-2);
    expect(seat).toMatchObject({ guid: 'new-1', isWheelchair: true, isAfterAisle: false, group: 'STUHL' });
    expect((seat?.x ?? 0) - (before?.x ?? 0)).toBe(55);
  });
});

describe('areas', () => {
  it('are added, changed, moved within the plan, and removed', () => {
    const plan = withArea(emptyPlan(), { kind: 'label', text: { de: 'Gehreihe', en: null } });
    expect(plan.areas[1]).toMatchObject({ kind: 'label', x: 600, y: 300, width: 300, height: 80 });
    expect(withChangedArea(plan, 1, { text: { de: 'Tür', en: 'Door' }, width: 90 }).areas[1]).toMatchObject({
      ...{ text: { de: 'Tür', en: 'Door' }, width: 90 },
    });
    expect(movedArea(plan, 1, { dx: -9000, dy: 10 }).areas[1]).toMatchObject({ x: 0, y: 310 });
    expect(withoutArea(plan, 0).areas).toEqual([plan.areas[1]]);
  });
});

describe('limits of a plan', () => {
  it('are found before it is sent', () => {
    expect(isWithinLimits(hallPlan())).toBe(true);
    expect(isWithinLimits(hallPlan({ rows: 50, seatsPerRow: 101 }))).toBe(false);
    expect(isWithinLimits(hallPlan({ rows: 1, seatsPerRow: 201 }))).toBe(false);
  });
});
