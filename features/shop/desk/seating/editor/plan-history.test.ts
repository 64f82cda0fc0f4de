import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import { type PlanHistory, redone, undone, withStep } from './plan-history.ts';

const planOf = (width: number): SeatingPlan => ({
  ...{ size: { width, height: 100 }, groups: [], zones: [], areas: [] },
});
const drawn = (...widths: number[]) =>
  widths.reduce<PlanHistory>((history, width) => withStep(history, planOf(width)), {
    ...{ plan: planOf(0), past: [], future: [] },
  });
const widthOf = ({ plan }: PlanHistory) => plan.size.width;

describe('steps of an editor', () => {
  it('lead back to the first draft and forth again', () => {
    const history = drawn(1, 2);
    const back = undone(undone(history));
    expect(widthOf(back)).toBe(0);
    expect(widthOf(undone(back))).toBe(0);
    expect(widthOf(redone(redone(redone(back))))).toBe(2);
  });

  it('forth are gone after another act', () => {
    const history = withStep(undone(drawn(1, 2)), planOf(5));
    expect(widthOf(redone(history))).toBe(5);
    expect(widthOf(undone(history))).toBe(1);
  });

  it('are none where nothing changed', () => {
    const history = drawn(1);
    expect(withStep(history, history.plan)).toBe(history);
  });

  it('are limited, in a large hall to fewer', () => {
    const widths = Array.from({ length: 300 }, (_, index) => index + 1);
    expect(drawn(...widths).past).toHaveLength(200);
    const seat = {
      ...{ guid: 'a', label: '1', x: 0, y: 0, group: 'STUHL', isAfterAisle: false, isWheelchair: false },
      ...{ isCompanion: false, isStepFree: false, isRemovable: false, restrictedView: null },
    };
    const row = { label: 'A', stars: 3, seats: Array.from({ length: 5000 }, () => seat) };
    const large = (width: number): SeatingPlan => ({
      ...planOf(width),
      zones: [{ name: { de: 'Saal', en: null }, rows: [row] }],
    });
    const history = widths.reduce<PlanHistory>((before, width) => withStep(before, large(width)), {
      ...{ plan: planOf(0), past: [], future: [] },
    });
    expect(history.past).toHaveLength(60);
  });
});
