import { describe, expect, it } from 'vitest';
import {
  numberedSeats,
  numberingOf,
  withAisleAfter,
  withoutSeats,
  withRowChange,
  withSeatChange,
} from './change-seats.ts';
import { placedSeats } from './placed-seats.ts';
import { hallPlan, idsOf, labelsOf, rowOf } from './plan.fixture.ts';
import { NUMBERINGS } from './seat-labels.ts';
import { seatsOf } from './seating-plan.ts';

const guidOf = (plan: ReturnType<typeof hallPlan>, row: number, label: string) =>
  [...idsOf(plan, row, label)][0] ?? '';

describe('numbers of a selection', () => {
  it.each([
    ['from-left', '1 2 3 4 5 6'],
    ['from-right', '6 5 4 3 2 1'],
    ['odd-left', '5 3 1 2 4 6'],
  ] as const)('go %s, in every row of it', (numbering, labels) => {
    const plan = hallPlan();
    const numbered = numberedSeats(plan, new Set([...idsOf(plan, 0), ...idsOf(plan, 2)]), { numbering });
    expect([labelsOf(numbered, 0), labelsOf(numbered, 1), labelsOf(numbered, 2)]).toEqual([
      labels,
      '1 2 3 4 5 6',
      labels,
    ]);
    expect(numberingOf(rowOf(numbered, 2).seats, NUMBERINGS)).toBe(numbering);
  });

  it('begin with a number and leave the others of the row', () => {
    const plan = hallPlan();
    const numbered = numberedSeats(plan, idsOf(plan, 0, '4', '5', '6'), {
      numbering: 'from-left',
      first: 20,
    });
    expect(labelsOf(numbered, 0)).toBe('1 2 3 20 21 22');
  });

  it('are in no known order where names are on the seats', () => {
    expect(numberingOf([{ label: 'A' }, { label: '2' }], NUMBERINGS)).toBeNull();
  });
});

describe('features of seats', () => {
  it('change for those that are selected', () => {
    const plan = hallPlan();
    const view = { de: 'Pfeiler links', en: null };
    const changed = withSeatChange(plan, idsOf(plan, 0, '1', '2'), {
      isStepFree: true,
      restrictedView: view,
    });
    expect(rowOf(changed, 0).seats.map(({ isStepFree }) => isStepFree)).toEqual([
      ...[true, true, false],
      ...[false, false, false],
    ]);
    expect(rowOf(changed, 0).seats[1]?.restrictedView).toEqual(view);
  });

  it('bring a seat group that the plan did not have, and take away one that nobody has', () => {
    const plan = hallPlan();
    const group = { code: 'KISSEN', name: { de: 'Kissen', en: null } };
    const mixed = withSeatChange(plan, idsOf(plan, 0), { group });
    expect(mixed.groups.map(({ code, tone }) => [code, tone])).toEqual([
      ['STUHL', 'rosa'],
      ['KISSEN', 'himmel'],
    ]);
    const all = new Set(seatsOf(plan).map(({ guid }) => guid));
    expect(withSeatChange(mixed, all, { group }).groups.map(({ code }) => code)).toEqual(['KISSEN']);
  });

  it('of a row are its name and quality', () => {
    const plan = hallPlan();
    expect(rowOf(withRowChange(plan, idsOf(plan, 1, '1'), { label: 'T1', stars: 5 }), 1)).toMatchObject({
      ...{ label: 'T1', stars: 5 },
    });
  });
});

describe('an aisle', () => {
  it('comes after a seat with room for it, and goes with the room', () => {
    const plan = hallPlan({ aislesAfter: [] });
    const opened = withAisleAfter(plan, guidOf(plan, 0, '2'), true);
    const blocks = placedSeats(opened).slice(0, 6);
    expect(blocks.map(({ block }) => block)).toEqual([0, 0, 1, 1, 1, 1]);
    expect((blocks[2]?.x ?? 0) - (blocks[1]?.x ?? 0)).toBe(185);
    expect(withAisleAfter(opened, guidOf(plan, 0, '2'), false).zones).toEqual(plan.zones);
  });

  it('does not come after the last seat', () => {
    const plan = hallPlan();
    expect(withAisleAfter(plan, guidOf(plan, 0, '6'), true)).toEqual(plan);
  });
});

describe('seats that are removed', () => {
  it('leave their aisle to the next one', () => {
    const plan = hallPlan();
    const left = withoutSeats(plan, idsOf(plan, 0, '4'));
    expect(labelsOf(left, 0)).toBe('1 2 3 5 6');
    expect(rowOf(left, 0).seats[3]?.isAfterAisle).toBe(true);
  });

  it('take a row with them that has no others, and its part', () => {
    const plan = hallPlan({ rows: 1 });
    expect(withoutSeats(plan, idsOf(plan, 0))).toMatchObject({ zones: [], groups: [] });
  });
});
