import { describe, expect, it } from 'vitest';
import { placeOfDay, withDay } from './day-choice.ts';

const TODAY = '2026-11-20';

describe('a press on a day of the month', () => {
  it('chooses the first day, then the last one, then restarts', () => {
    const first = withDay({ age: 4 }, '2026-11-28', TODAY);
    expect(first).toEqual({ age: 4, date: '2026-11-28' });
    const both = withDay(first, '2026-12-03', TODAY);
    expect(both).toEqual({ age: 4, date: '2026-11-28', dateTo: '2026-12-03' });
    expect(withDay(both, '2026-12-01', TODAY)).toEqual({ age: 4, date: '2026-12-01' });
  });

  it('on the first day again chooses that day alone', () => {
    expect(withDay({ date: '2026-11-28' }, '2026-11-28', TODAY)).toEqual({
      date: '2026-11-28',
      dateTo: '2026-11-28',
    });
  });

  it('before the first day restarts; today chooses nothing', () => {
    expect(withDay({ date: '2026-11-28' }, '2026-11-25', TODAY)).toEqual({ date: '2026-11-25' });
    expect(withDay({ date: '2026-11-28' }, TODAY, TODAY)).toEqual({});
  });

  it('goes on from today alone', () => {
    expect(withDay({ dateTo: TODAY }, '2026-11-22', TODAY)).toEqual({ dateTo: '2026-11-22' });
  });
});

describe('a day of the month', () => {
  it('is an end of the selection, between, or outside', () => {
    const days = { date: '2026-11-28', dateTo: '2026-12-03' };
    expect(
      ['2026-11-27', '2026-11-28', '2026-12-01', '2026-12-03'].map((day) => placeOfDay(days, day, TODAY)),
    ).toEqual([null, 'end', 'between', 'end']);
    expect(placeOfDay({}, TODAY, TODAY)).toBe('end');
  });
});
