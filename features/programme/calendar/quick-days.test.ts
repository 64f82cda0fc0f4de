import { describe, expect, it } from 'vitest';
import { hasDays, todayOnly, weekend } from './quick-days.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';

describe('days chosen at once', () => {
  it('are the coming Saturday and Sunday for the weekend', () => {
    expect(weekend(FRIDAY)).toEqual({ date: SATURDAY, dateTo: SUNDAY });
    expect(weekend(MONDAY)).toEqual({ date: '2026-11-28', dateTo: '2026-11-29' });
  });

  it('are the rest of a weekend that has started', () => {
    expect(weekend(SATURDAY)).toEqual({ dateTo: SUNDAY });
    expect(weekend(SUNDAY)).toEqual(todayOnly(SUNDAY));
  });

  it('are known again in a filter', () => {
    expect(hasDays({ type: 1, dateTo: FRIDAY }, todayOnly(FRIDAY))).toBe(true);
    expect(hasDays({ date: SATURDAY }, weekend(FRIDAY))).toBe(false);
  });
});
