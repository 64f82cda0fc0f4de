import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import { seatsWithin, selectedRows, stillThere } from './selection.ts';
import { stopsOf } from './stops.ts';

const seat = (guid: string, x: number, y: number) => ({
  ...{
    guid,
    label: guid,
    x,
    y,
    group: 'STUHL',
    isAfterAisle: false,
    isWheelchair: false,
    isCompanion: false,
  },
  ...{ isStepFree: false, isRemovable: false, restrictedView: null },
});
const PLAN: SeatingPlan = {
  size: { width: 400, height: 400 },
  groups: [],
  zones: [
    {
      name: { de: 'Saal', en: null },
      rows: [
        { label: 'A', stars: 3, seats: [seat('a1', 100, 100), seat('a2', 200, 100)] },
        { label: 'B', stars: 3, seats: [seat('b1', 100, 200), seat('b2', 200, 200)] },
      ],
    },
  ],
  areas: [{ kind: 'stage', text: { de: 'Bühne', en: 'Stage' }, ...{ x: 100, y: 0, width: 100, height: 50 } }],
};

describe('a selection', () => {
  it('has the seats within a line, whatever its form', () => {
    const hook = [
      ...[
        [50, 50],
        [250, 50],
        [250, 150],
        [150, 150],
      ],
      ...[
        [150, 250],
        [50, 250],
      ],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect([...seatsWithin(PLAN, hook)]).toEqual(['a1', 'a2', 'b1']);
    expect(seatsWithin(PLAN, []).size).toBe(0);
  });

  it('says which rows are in it whole', () => {
    const rows = selectedRows(PLAN, { ids: new Set(['a1', 'a2', 'b2']), area: null });
    expect(rows.map(({ key, isWhole, seats }) => [key, isWhole, seats.length])).toEqual([
      ['0-0', true, 2],
      ['0-1', false, 1],
    ]);
  });

  it('loses what is removed', () => {
    expect(stillThere(PLAN, { ids: new Set(['a1', 'z9']), area: 3 })).toEqual({
      ...{ ids: new Set(['a1']), area: null },
    });
  });
});

it('keys lead from areas to seats in the order of rows', () => {
  expect(stopsOf(PLAN).map(({ key, rowOrder }) => `${key}/${rowOrder}`)).toEqual([
    ...['area:0/-1', 'a1/0', 'a2/0', 'b1/1', 'b2/1'],
  ]);
});
