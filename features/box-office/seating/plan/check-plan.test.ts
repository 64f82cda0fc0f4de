import { describe, expect, it } from 'vitest';
import { createCountingIds } from '#platform/ids.server.ts';
import { checkPlan } from './check-plan.ts';
import { generateRows } from './generate-rows.ts';
import type { Seat, SeatingPlan } from './seating-plan.ts';

const PRICED = new Set(['Stuhlreihe']);

function planWith(change: (seats: Seat[]) => Seat[] = (seats) => seats): SeatingPlan {
  const rows = generateRows(
    {
      ...{ rows: 2, seatsPerRow: 6, curve: 0, aislesAfter: [], numbering: 'from-left', firstLabel: 'S1' },
      ...{ skipsI: false, group: 'STUHL', stars: 3, isStepFree: false, isRemovable: false, wheelchairs: 0 },
      centre: { x: 500, y: 300 },
    },
    createCountingIds(),
  );
  const [front, back] = rows;
  if (!front || !back) throw new Error('two rows were wanted');
  return {
    size: { width: 1000, height: 600 },
    groups: [{ code: 'STUHL', name: { de: 'Stuhlreihe', en: 'Chair row' }, tone: 'himmel' }],
    zones: [{ name: { de: 'Saal', en: 'Hall' }, rows: [{ ...front, seats: change(front.seats) }, back] }],
    areas: [],
  };
}
const changed = (at: number, change: Partial<Seat>) =>
  planWith((seats) => seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)));
const found = (plan: SeatingPlan) => checkPlan(plan, PRICED).map(({ code, isError }) => [code, isError]);

describe('a plan is checked', () => {
  it('and found right', () => {
    expect(checkPlan(planWith(), PRICED)).toEqual([]);
  });

  it('for seats at all', () => {
    expect(found({ ...planWith(), zones: [] })).toEqual([['NO_SEATS', true]]);
  });

  it('for two seats of one name in a row, with the place', () => {
    expect(checkPlan(changed(3, { label: '3' }), PRICED)).toEqual([
      {
        code: 'TWO_OF_ONE_NAME',
        isError: true,
        place: { zone: { de: 'Saal', en: 'Hall' }, row: 'S1', seats: ['3'], at: 3 },
      },
    ]);
  });

  it('for two seats of one guid', () => {
    expect(found(changed(3, { guid: 'test-1' }))).toEqual([['TWO_OF_ONE_GUID', true]]);
  });

  it('for seats on top of each other, neighbours named together', () => {
    const plan = planWith((seats) =>
      seats.map((seat, at) => (at > 0 && at < 4 ? { ...seat, x: 225 } : seat)),
    );
    expect(checkPlan(plan, PRICED)).toMatchObject([
      { code: 'ON_TOP_OF_EACH_OTHER', place: { seats: ['3', '4'], at: 2 } },
    ]);
  });

  it('for rows of one name in a zone', () => {
    const plan = planWith();
    const [zone] = plan.zones;
    const twice = { ...plan, zones: [{ ...zone, rows: zone?.rows.map((row) => ({ ...row, label: 'A' })) }] };
    expect(found(twice as SeatingPlan)).toEqual([['TWO_ROWS_OF_ONE_NAME', true]]);
  });

  it('for groups that nobody can buy, and groups that are not there', () => {
    expect(checkPlan(planWith(), new Set(['Kissenreihe']))).toEqual([
      { code: 'NO_PRICE', isError: true, group: { de: 'Stuhlreihe', en: 'Chair row' }, seats: 12 },
    ]);
    expect(found(changed(0, { group: 'LOGE' }))).toEqual([['NO_SUCH_GROUP', true]]);
  });

  it('for seats outside of the hall', () => {
    expect(found(changed(5, { x: 1400 }))).toEqual([['OUTSIDE', true]]);
  });

  it('for seats that stand alone, and wheelchair places without a companion, which are warnings', () => {
    expect(found(changed(5, { isAfterAisle: true }))).toEqual([['ALONE', false]]);
    expect(found(changed(0, { isWheelchair: true }))).toEqual([['NO_COMPANION', false]]);
    const pair = planWith((seats) =>
      seats.map((seat, at) => ({ ...seat, isWheelchair: at === 0, isCompanion: at === 1 })),
    );
    expect(found(pair)).toEqual([]);
  });
});
